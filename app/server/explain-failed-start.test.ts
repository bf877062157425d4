import { expect, test } from "vitest";
import { explainFailedStart } from "./explain-failed-start.ts";

const failure = (facts: object) => Object.assign(new Error("as the system says it"), facts);

test.each([
  [{ code: "EADDRINUSE", port: 3000 }, /^Port 3000 is taken/, 69],
  [{ code: "EACCES", port: 80 }, /^Port 80 may not/, 77],
  [{ code: "EACCES", path: "/srv/data" }, /^\/srv\/data cannot be written/, 73],
  [{ code: "ENOENT", syscall: "mkdir", path: "data" }, /^data cannot be written/, 73],
  [{ code: "SQLITE_READONLY_DBMOVED" }, /cannot be written/, 73],
  [{ code: "SQLITE_NOTADB" }, /database is damaged/, 65],
  [{ name: "DamagedDatabaseError" }, /database is damaged/, 65],
  [{ name: "NewerSchemaError" }, /as the system says it/, 78],
  [{ code: "ENOSPC" }, /disk is full/, 74],
  [{ name: "SettingsError" }, /as the system says it/, 1],
])("%o is one line and an exit code of its own", (facts, words, exitCode) => {
  const told = explainFailedStart(failure(facts));
  expect(told).toMatchObject({ line: expect.stringMatching(words), exitCode });
  expect(told?.line).not.toContain("\n");
});

test("a fault of the program keeps its stack", () => {
  expect(explainFailedStart(new TypeError("x is not a function"))).toBeUndefined();
});
