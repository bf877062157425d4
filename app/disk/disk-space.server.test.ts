import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { ensureReserve, isDatabaseFull, isDiskFull, releaseReserve } from "./disk-space.server.ts";

const gigabyte = 1024 ** 3;

test("a reserve is set aside where there is room, once, and given away when it is needed", () => {
  const folder = createTemporaryFolder();
  const reserve = join(folder, "reserve");
  ensureReserve(folder, gigabyte / 30);
  expect(existsSync(reserve)).toBe(false);
  expect(releaseReserve(folder)).toBe(false);
  ensureReserve(folder, gigabyte);
  const { size, blocks, ino } = statSync(reserve);
  // Real blocks, not a sparse file.
  expect(blocks * 512).toBeGreaterThanOrEqual(size);
  ensureReserve(folder, gigabyte);
  expect(statSync(reserve).ino).toBe(ino);
  expect([releaseReserve(folder), releaseReserve(folder)]).toEqual([true, false]);
});

test.each([
  [Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" }), true],
  [new Error("Failed query", { cause: Object.assign(new Error("no space"), { code: "ENOSPC" }) }), true],
  [Object.assign(new Error("busy"), { code: "SQLITE_BUSY" }), false],
  ["full", false],
])("%s is a full disk: %s", (error, expected) => {
  expect(isDiskFull(error)).toBe(expected);
  expect(isDatabaseFull(error)).toBe(expected && error instanceof Error && error.cause === undefined);
});
