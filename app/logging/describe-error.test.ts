import { expect, test } from "vitest";
import { describeError, placesIn } from "./describe-error.ts";

const sent = "12 Maple Street";

test.each([
  ["an error", new Error(sent)],
  ["an error whose class and code are texts", Object.assign(new Error(sent), { name: sent, code: sent })],
  ["a failed statement with its values", Object.assign(new Error(`Failed query\nparams: ${sent}`), { params: [sent] })],
  ["a cause", new Error("x", { cause: new SyntaxError(`Unexpected token 'M', "${sent}" is not valid JSON`) })],
  ["a message that looks like a stack", new Error(`x\n    at Maple (${process.cwd()}/Maple.ts:1:1)`)],
  ["a text that was thrown", sent],
])("%s is described without its words", (_title, error) => {
  expect(JSON.stringify(describeError(error))).not.toContain("Maple");
});

test("it says what and where, and why where the system itself says so", () => {
  const cause = Object.assign(new Error("UNIQUE constraint failed: users.email"), {
    name: "SqliteError",
    code: "SQLITE_X",
  });
  expect(describeError(new RangeError(sent, { cause }))).toMatchObject({
    type: "RangeError",
    stack: expect.arrayContaining([expect.stringMatching(/^app\/logging\/describe-error\.test\.ts:\d+:\d+$/)]),
    cause: { type: "SqliteError", code: "SQLITE_X", message: "UNIQUE constraint failed: users.email" },
  });
});

test("only places of this program and of Node are places", () => {
  const root = process.cwd();
  const stack = `Error: x
    at work (${root}/app/a.ts:1:2)
    at async Promise.all (index 0)
    at async Reader.read <anonymous> (file://${root}/node_modules/@x/b.js:3:4)
    at node:internal/process/task_queues:95:5
    at Maple (/tmp/else.js:1:1)
    at 12 Maple Street, Springfield (${root}/a:1:1)`;
  expect(placesIn(stack)).toEqual([
    "work app/a.ts:1:2",
    expect.stringContaining("node_modules/@x/b.js:3:4"),
    "node:internal/process/task_queues:95:5",
  ]);
});
