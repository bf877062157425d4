import { expect, test } from "vitest";
import { shipsScripts } from "./page-scripts.ts";

test("a page ships scripts unless one of its routes says no", () => {
  expect(shipsScripts([])).toBe(true);
  expect(shipsScripts([{}, { handle: null }, { handle: { other: 1 } }])).toBe(true);
  expect(shipsScripts([{}, { handle: { noScripts: true } }])).toBe(false);
  expect(shipsScripts([{ handle: { noScripts: true } }, { handle: { noScripts: false } }])).toBe(false);
});

test("a route may decide by its loader data", () => {
  const handle = { noScripts: (loaderData: unknown) => (loaderData as { user: unknown }).user === null };
  expect(shipsScripts([{ handle, loaderData: { user: null } }])).toBe(false);
  expect(shipsScripts([{ handle, loaderData: { user: { id: 1 } } }])).toBe(true);
});

test("a route that failed to load is not asked", () => {
  const handle = {
    noScripts: () => {
      throw new Error("asked without data");
    },
  };
  expect(shipsScripts([{ handle, loaderData: undefined }])).toBe(true);
});
