import { expect, it } from "vitest";
import { planHome } from "#tests/designer/plan-properties/planned-home.ts";

const homes = [0, 4, 8, 12, 16, 20];

it.each(["flowers by the sidewalk", "flowers along the drive"])(
  "%s: planted there, or elsewhere, but never nowhere",
  (words) => {
    const bare = homes.filter((home) => planHome(home, [words]).some(({ plan }) => plan.plants.length === 0));
    expect(bare).toEqual([]);
  },
);
