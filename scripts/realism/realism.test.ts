import { expect, test } from "vitest";
import { findUnlikeLeaves } from "./compare-leaves.ts";

// The other yards, and photos of their whole size: `npm run proof -- realism`.
test("drawn leaves are like the photo's own", () => {
  expect(findUnlikeLeaves("bare-soil", 3 / 4)).toEqual([]);
});
