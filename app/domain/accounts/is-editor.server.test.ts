import { expect, test } from "vitest";
import { createUser } from "#tests/factories/create-user.ts";
import { isEditor } from "./is-editor.server.ts";

test("every user may edit until one is named; then the user with that address, in any spelling", () => {
  const ada = createUser({ email: "Ada@Example.com" });
  const bo = createUser({ email: "bo@example.com" });
  expect([ada, bo].map((user) => isEditor(user, []))).toEqual([true, true]);
  expect([ada, bo].map((user) => isEditor(user, ["ada@example.com"]))).toEqual([true, false]);
  expect(isEditor({ id: bo.id + 1 }, ["bo@example.com"])).toBe(false);
});
