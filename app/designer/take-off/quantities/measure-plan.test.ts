import { describe, expect, test } from "vitest";
import { drawnPlan, knownYard } from "#tests/designer/known-yard.ts";
import { sidesOf } from "../../plan/parts/plan-point.ts";
import { measurePlan } from "./measure-plan.ts";
import { type PlanGeometry, pointsOf } from "./plan-geometry.ts";
import { scaleOf, takeOff } from "./take-off.ts";

const lens = { scaleUncertainty: 0.3 };
const { camera } = knownYard();
const nearest = camera.groundAt(0, camera.height, [0, 0, 0])[1];
const geometry = measurePlan(drawnPlan(), knownYard(), lens);

function surface(kind: string, of: PlanGeometry = geometry) {
  return known(of.surfaces.find((one) => one.kind === kind));
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Error("Not there");
  return found;
}

describe("a yard of known size", () => {
  test("a patio of 4 x 3 m measures 12 m2, its border course included", () => {
    expect(surface("patio").area + surface("border").area).toBeCloseTo(12, 0);
    expect(Math.abs(surface("patio").area + surface("border").area - 12)).toBeLessThan(0.24);
    expect(surface("border")).toMatchObject({ width: 0.22, length: 14 });
  });

  test("a path of 1 m from the patio out of the picture", () => {
    expect(surface("path").width).toBeCloseTo(1, 1);
    expect(surface("path").length).toBeCloseTo(3.5 - nearest, 1);
  });

  test("the parts add up to the ground in view", () => {
    const sum = geometry.surfaces.reduce((total, { area }) => total + area, 0);
    // What the camera sees of the ground up to the wall at 8 m: a trapezoid.
    expect(sum / (((widthAt(nearest) + widthAt(8)) / 2) * (8 - nearest))).toBeCloseTo(1, 2);
    for (const { rings, area } of geometry.surfaces)
      expect(Math.abs(areaOf(rings) - area)).toBeLessThan(area * 0.02 + 0.05);
  });

  test("edging follows the open edge of the bed, in a straight line", () => {
    // The bed fills the last meter in front of the wall, across the whole view.
    expect(geometry.edges).toHaveLength(1);
    for (const { length } of geometry.edges) expect(length / widthAt(7)).toBeCloseTo(1, 1);
  });

  test("what can be measured in the yard itself is true", () => {
    const metres = new Map(geometry.lengths.map((length) => [length.id, length.metres]));
    expect(metres.get("to-the-back")).toBeCloseTo(8, 1);
    expect(metres.get("along-the-back")).toBeCloseTo(0.88 * widthAt(8), 1);
    expect(geometry.outline.some(({ end }) => end === "structure")).toBe(true);
    expect(geometry.outline.some(({ end }) => end === "photo")).toBe(true);
  });

  test("the widths of doors are among the lengths that may be known, those of one kind once", () => {
    const doors: ReturnType<typeof knownYard>["doors"] = [
      { kind: "door", from: [-3, 8], to: [-2, 8] },
      { kind: "garage-door", from: [0, 8], to: [2.4, 8] },
      { kind: "door", from: [-2, 8], to: [-1.5, 8] },
    ];
    const { lengths } = measurePlan(drawnPlan(), { ...knownYard(), doors }, lens);
    expect(lengths.map(({ id }) => id)).toEqual(["garage-door", "door", "to-the-back", "along-the-back"]);
    expect(lengths.slice(0, 2).map(({ metres }) => metres)).toEqual([2.4, 1]);
  });

  test("the same plan gives the same data, and no more than can be stored with a picture", () => {
    const json = JSON.stringify(geometry);
    expect(JSON.stringify(measurePlan(drawnPlan(), knownYard(), lens))).toBe(json);
    expect(JSON.parse(json)).toEqual(geometry);
    expect(json.length).toBeLessThan(20_000);
  });
});

describe("a corrected scale", () => {
  const estimated = takeOff(geometry, scaleOf(geometry));
  const corrected = takeOff(geometry, scaleOf(geometry, { factor: 1.2 }));
  const pairs = estimated.rows.map((row, i) => [row, known(corrected.rows[i])] as const);

  test("areas follow its square, lengths itself", () => {
    for (const [before, after] of pairs) {
      if (before.unit === "m2") expect(after.quantity / before.quantity).toBeCloseTo(1.44, 9);
      if (before.unit === "m") expect(after.quantity / before.quantity).toBeCloseTo(1.2, 9);
    }
    expect(corrected.groundArea.quantity / estimated.groundArea.quantity).toBeCloseTo(1.44, 9);
  });

  test("what was known when the plan was drawn is corrected once, and can be taken back", () => {
    const drawn = { ...geometry, knownFactor: 1.2 };
    expect(scaleOf(drawn, { factor: 1.2 })).toEqual({ ...corrected.scale, factor: 1 });
    expect(scaleOf(drawn, { factor: 1.5 }).factor).toBeCloseTo(1.25, 9);
    expect(scaleOf(drawn)).toEqual({ ...estimated.scale, factor: 1 / 1.2 });
  });

  test("planting fills the larger bed; trees and things stay as many", () => {
    const count = (rows: typeof estimated.rows, key: string) => known(rows.find((row) => row.key === key)).quantity;
    expect([count(estimated.rows, "lavender"), count(corrected.rows, "lavender")]).toEqual([10, 14]);
    expect([count(estimated.rows, "birch"), count(corrected.rows, "birch")]).toEqual([2, 2]);
    expect([count(estimated.rows, "bench"), count(corrected.rows, "bench")]).toEqual([1, 1]);
  });

  test("the range holds the quantity, and is narrower once a length is known", () => {
    for (const [before, after] of pairs) {
      for (const { low, quantity, high } of [before, after]) {
        expect(low).toBeLessThanOrEqual(quantity);
        expect(quantity).toBeLessThanOrEqual(high);
      }
      expect(after.high / after.low).toBeLessThanOrEqual(before.high / before.low);
    }
  });
});

test("a customer who types feet gets feet and inches; numbers stay metric", () => {
  const { rows } = takeOff(geometry, scaleOf(geometry, undefined, "ft"));
  const metric = takeOff(geometry, scaleOf(geometry)).rows;
  expect(rows.map(({ quantity }) => quantity)).toEqual(metric.map(({ quantity }) => quantity));
  const words = rows.map(({ item, note }) => `${item}; ${note}`).join("\n");
  expect(words).not.toMatch(/\d [cm]?m(?![\w³])/);
  for (const told of [
    "on 1 in of bedding sand on 6 in of compacted gravel",
    "Pea gravel 1/4-1/2 in",
    "plant 16 in apart",
    "border course 9 in wide",
  ])
    expect(words).toContain(told);
});

test("prices and quantities give a range of costs; what has no price is counted", () => {
  const per = { m2: 1, m: 1, each: 1 };
  const prices = {
    currency: "USD",
    per,
    prices: { flagstone: { low: 100, high: 200 }, lavender: { low: 10, high: 15 } },
  };
  const { rows, cost } = takeOff(geometry, { factor: 1, uncertainty: 0.1, unit: "m" }, prices);
  const patio = known(rows.find(({ key }) => key === "flagstone-grey"));
  const lavender = known(rows.find(({ key }) => key === "lavender"));
  const forPatio = { low: Math.round(patio.low * 100), high: Math.round(patio.high * 200) };
  const forLavender = { low: Math.round(lavender.low * 10), high: Math.round(lavender.high * 15) };
  expect(patio.cost).toEqual(forPatio);
  expect(lavender.cost).toEqual(forLavender);
  expect(cost).toEqual({
    currency: "USD",
    low: forPatio.low + forLavender.low,
    high: forPatio.high + forLavender.high,
    unpriced: rows.filter((row) => !row.cost && row.key !== "keep").length,
  });
});

function widthAt(z: number): number {
  const row = camera.project(0, 0, z, [0, 0, 0])[1];
  return 2 * camera.groundAt(camera.width, row, [0, 0, 0])[0];
}

/** Square meters inside rings of alternating direction. */
function areaOf(rings: readonly (readonly number[])[]): number {
  let twice = 0;
  for (const ring of rings) for (const [[ax, az], [bx, bz]] of sidesOf(pointsOf(ring))) twice += ax * bz - bx * az;
  return twice / 2;
}

test("a pool is bought by its water, its coping by the metre, and both are as large as they were drawn", () => {
  const pool = { object: "pool", x: 0, z: 5, angle: 0, size: 1, width: 6.7, depth: 3.7 } as const;
  const measured = measurePlan({ ...drawnPlan(), objects: [pool] }, knownYard(), lens);
  const { rows } = takeOff(measured, scaleOf(measured, { factor: 1.2 }));
  const [coping, water] = ["coping", "pool"].map((key) => known(rows.find((row) => row.key === key)));
  // 6 x 3 m with corners rounded by 0.25 m.
  expect(water).toMatchObject({ unit: "m2", note: expect.stringContaining("6 x 3 m") });
  expect(water?.quantity).toBeCloseTo(18 - (4 - Math.PI) * 0.25 ** 2, 1);
  expect(water?.high).toBe(water?.low);
  expect(coping).toMatchObject({ unit: "m", group: "Edges" });
  expect(coping?.quantity).toBeCloseTo(18 - (8 - 2 * Math.PI) * 0.25, 1);
});
