import { describe, expect, test } from "vitest";
import { drawnCells } from "#tests/factories/drawn-cells.ts";
import { type DrawnRegions, drawRegion } from "./draw-region.ts";
import { findRegions } from "./find-regions.ts";
import type { GroundRegions } from "./ground-regions.ts";
import { nameRegions } from "./name-regions.ts";
import type { Spot } from "./stroke.ts";

/** 80 x 48 cells: nothing, lawn, street. */
const { ground, kinds } = drawnCells(
  ["..........", "..........", "llllllllll", "llllllllll", "llllllllll", "ssssssssss"],
  8,
);
const read = findRegions(ground, kinds);
const line = (...corners: [number, number][]): Spot[] => corners.map(([x, y]) => ({ x, y }));

function drawn(result: DrawnRegions): GroundRegions {
  if (!result.ok) throw new Error(result.reason);
  return result.regions;
}
const names = (regions: GroundRegions) => nameRegions(regions).map(({ number, name }) => `${number} ${name}`);

describe("a stroke", () => {
  test("right across a part splits it: the smaller half gets a new number, the rest keeps its own", () => {
    expect(names(read)).toEqual(["1 Street", "2 Lawn"]);
    const split = drawRegion(read, line([60, 14], [58, 41]));
    expect(split).toMatchObject({ ok: true, outcome: "split", number: 3 });
    expect(names(drawn(split))).toEqual(["1 Street", "2 Lawn on the left", "3 Lawn on the right"]);
    const { labels } = drawn(split);
    expect([labels[30 * 80 + 10], labels[30 * 80 + 75]]).toEqual([2, 3]);
  });

  test("that stops a little short of the border still does", () => {
    expect(drawRegion(read, line([40, 18], [40, 38]))).toMatchObject({ outcome: "split" });
    expect(drawRegion(read, line([40, 22], [40, 30]))).toEqual({ ok: false, reason: "nothing" });
  });

  test("round something makes it a part of its own, of the kind that is under it", () => {
    const inLawn = drawRegion(read, line([20, 20], [40, 20], [40, 36], [20, 36], [20, 22]));
    expect(inLawn).toMatchObject({ ok: true, outcome: "outlined", number: 3 });
    expect(drawn(inLawn).labels.filter((label) => label === 3)).toHaveLength(20 * 16);
    expect(drawn(inLawn).regions[2]).toEqual({ kind: "lawn" });
    const missed = drawRegion(read, line([20, 2], [60, 2], [60, 12], [20, 12], [20, 3]));
    expect(drawn(missed).regions[2]).toEqual({ kind: "ground" });
  });

  test("makes nothing that a finger could not find, nor more than there are letters for", () => {
    expect(drawRegion(read, line([20, 20], [23, 20], [23, 23], [20, 23], [20, 20]))).toEqual({
      ok: false,
      reason: "too-small",
    });
    expect(drawRegion(read, line([76, 14], [79, 30]))).toMatchObject({ ok: false });
    for (const slip of [[], line([5, 30]), line([5, 30], [6, 30])])
      expect(drawRegion(read, slip)).toEqual({ ok: false, reason: "nothing" });
    const full = { ...read, regions: Array.from({ length: 25 }, () => ({ kind: "lawn" as const })) };
    expect(drawRegion(full, line([40, 14], [40, 42]))).toEqual({ ok: false, reason: "too-many" });
  });
});
