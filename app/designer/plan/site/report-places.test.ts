import { expect, test } from "vitest";
import { readHome } from "#tests/designer/plan-properties/planned-home.ts";
import { readWish } from "../../wish/read-wish.ts";
import { findIdea } from "../idea/idea.ts";
import { layOutIdea } from "../lay-out-plan.ts";

test("an unavailable place is reported with the customer's own noun", () => {
  const wish = readWish(
    "a bench by the sliding door, a pond by the driveway and a path from the patio doors to the gate",
  );
  const told = Array.from({ length: 8 }, (_, yard) => {
    const { terrain } = readHome(yard);
    return layOutIdea(terrain, findIdea(wish, terrain, yard, 0), wish, yard).summary.noRoom;
  }).flat();
  for (const noun of ["by the sliding door", "along the driveway", "from the patio doors"])
    expect(told.join("\n")).toContain(`${noun} (`);
  expect(told.join("\n")).not.toMatch(/back door|the drive\b/);
});
