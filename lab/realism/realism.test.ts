import { expect, test } from "vitest";
import { findUnlikeLeaves } from "./compare-leaves.ts";

// All photos of their whole size: `npm run proof -- realism`. The street's leaves are too few in a smaller one.
test.each([
  ["fenced-lawn", 3 / 4],
  ["street-front", 1],
  ["bare-soil", 3 / 4],
])("drawn leaves are like the photo's own on %s", (name, share) => {
  expect(findUnlikeLeaves(name, share)).toEqual([]);
});
