import { expect, test } from "vitest";
import { findUnlikeLeaves } from "./compare-leaves.ts";

test.each(["fenced-lawn", "street-front", "bare-soil"])(
  "drawn leaves are like the photo's own in all of %s",
  (name) => {
    expect(findUnlikeLeaves(name, 1)).toEqual([]);
  },
);
