import { expect, test } from "vitest";
import { walkWithTwin } from "#tests/harness/cache-walk.ts";
import { createSeededRandom } from "#tests/harness/seeded-random.ts";

test("five visitors get what the app says to each of them, 2,000 times, while the site changes", async () => {
  const { faults, kept, changes } = await walkWithTwin(createSeededRandom(), 2000);
  expect(faults).toEqual([]);
  // A quarter of them, by chance a little less: two visitors of five read what is kept, and not all they read is.
  expect(kept).toBeGreaterThan(400);
  expect(changes).toBeGreaterThan(50);
}, 600_000);
