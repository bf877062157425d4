import { expect, test } from "vitest";
import { walkWithTwin } from "#tests/harness/cache-walk.ts";
import { createSeededRandom } from "#tests/harness/seeded-random.ts";

test("five visitors get the app's own answers, 2,000 times, while the site changes", async () => {
  const { faults, kept, changes } = await walkWithTwin(createSeededRandom(), 2000);
  expect(faults).toEqual([]);
  // About a quarter: two of the five visitors read cached pages, and not only those.
  expect(kept).toBeGreaterThan(400);
  expect(changes).toBeGreaterThan(50);
}, 600_000);
