import { mkdirSync, readdirSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { env } from "#app/settings/env.server.ts";
import { createFolderInMemory } from "./folder-in-memory.ts";

test("the next run removes what a killed one left, and nothing of a living one", () => {
  const memory = join(env.DATA_DIR, "memory");
  const pidOfNobody = 2 ** 22 + 1;
  const left = [`landscape-atelier-test-${pidOfNobody}-a`, `landscape-atelier-test-${process.ppid}-b`, "another-c"];
  for (const name of left) mkdirSync(join(memory, name, "within"), { recursive: true });
  const folder = createFolderInMemory({ memory, spaceAtLeast: 0 }, false);
  expect(dirname(folder)).toBe(memory);
  expect(readdirSync(memory).map((name) => name.at(-1))).toEqual(expect.arrayContaining(["b", "c"]));
  expect(readdirSync(memory)).toHaveLength(3);
});

test("without room, where there is no such place, and for long proofs, it is an ordinary temporary folder", () => {
  for (const [place, isForProofs] of [
    [{ memory: env.DATA_DIR, spaceAtLeast: Number.POSITIVE_INFINITY }, false],
    [{ memory: join(env.DATA_DIR, "none"), spaceAtLeast: 1 }, false],
    [{ memory: env.DATA_DIR, spaceAtLeast: 0 }, true],
  ] as const) {
    const folder = createFolderInMemory(place, isForProofs);
    expect(dirname(folder)).toBe(tmpdir());
    rmdirSync(folder);
  }
});
