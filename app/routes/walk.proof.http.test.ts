import { expect, test } from "vitest";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { serverToWalk } from "#tests/walk/server-to-walk.ts";
import { walkEverywhere } from "#tests/walk/walk-everywhere.ts";

const baseUrl = serverToWalk();

test("every route, every verb, everybody and every spelling", async () => {
  const { requests, routes, shownTo, faults } = await walkEverywhere(baseUrl(), { isWhole: true });
  const guarded = new Set([...shownTo.owner, ...shownTo.editor]).size;
  noteFigures("walk", `${requests} requests at ${routes} routes, ${guarded} of them guarded: ${faults.length} faults`);
  expect(faults).toEqual([]);
}, 1_800_000);
