import { describe, expect, it } from "vitest";
import { createRandom } from "../numeric/random.ts";
import type { Vec3 } from "../numeric/vector.ts";
import type { Stage } from "../stage/geometry.ts";
import type { ObjectSite } from "../stage/object-site.ts";
import { type ObjectName, objectCatalog, placeObject } from "./catalog.ts";

const names = Object.keys(objectCatalog) as ObjectName[];

/** Meters by which a roof, eave or flag may extend beyond the stated extent, and foliage beyond anything. */
const eaves: Partial<Record<ObjectName, number>> = { pergola: 0.37, arbour: 0.15, shed: 0.16, "flag-pole": 0.95 };
const foliage = 0.3;

function build(object: ObjectName, site: Partial<ObjectSite> = {}): { corners: Vec3[]; leaves: Vec3[] } {
  const corners: Vec3[] = [];
  const leaves: Vec3[] = [];
  const stage: Stage = {
    addLeaf: (leaf) => leaves.push(leaf.center),
    addTriangle: (triangle) => corners.push(...triangle.corners),
    pixelsPerMetre: () => 60,
  };
  placeObject({ object, x: 0, z: 0, angle: 0, size: 1, ...site }, stage, createRandom(1));
  return { corners, leaves };
}

const reach = (points: readonly Vec3[], axis: 0 | 2) => Math.max(0, ...points.map((point) => Math.abs(point[axis])));
const top = (points: readonly Vec3[]) => Math.max(0, ...points.map((point) => point[1]));

describe.each(names)("%s", (object) => {
  const kind = objectCatalog[object];
  const { corners, leaves } = build(object);

  it("is as large as it says", () => {
    const over = (eaves[object] ?? 0) + 0.06;
    expect(reach(corners, 0)).toBeLessThan(kind.width / 2 + over);
    expect(reach(corners, 2)).toBeLessThan(kind.depth / 2 + over);
    expect(top(corners)).toBeLessThan(kind.height + 0.05);
    expect(reach(leaves, 0)).toBeLessThan(kind.width / 2 + foliage);
    expect(reach(leaves, 2)).toBeLessThan(kind.depth / 2 + foliage);
    expect(Math.max(top(corners), top(leaves))).toBeGreaterThan(kind.height * 0.7);
  });

  it("is on the ground or sunk into it", () => {
    const bottom = Math.min(...corners.map((corner) => corner[1]));
    expect(bottom).toBeLessThan(0.02);
    expect(bottom).toBeGreaterThan(-0.06);
  });

  it("is all numbers, and the same each time", () => {
    expect([...corners, ...leaves].flat().every(Number.isFinite)).toBe(true);
    expect(JSON.stringify(build(object))).toBe(JSON.stringify({ corners, leaves }));
  });

  it("says what it is called and bought by", () => {
    expect(kind.label).toMatch(/^[A-Z][a-z]/);
    expect(["each", "m"]).toContain(kind.unit);
    expect(kind.radius).toBeGreaterThan(0);
  });
});

const builtToMeasure = [
  ...(["fence-panel", "screen", "retaining-wall", "pond", "raised-bed", "steps"] as const),
  ...(["outdoor-kitchen", "trampoline", "swing-set", "sandbox", "compost-bins"] as const),
];

describe("placeObject", () => {
  it("builds fences, walls and ponds to measure", () => {
    for (const object of [...builtToMeasure] as const)
      expect(reach(build(object, { width: 4 }).corners, 0) * 2).toBeCloseTo(4, 0);
    expect(top(build("retaining-wall", { height: 0.8 }).corners)).toBeCloseTo(0.8, 1);
  });

  it("turns and moves an object as a whole", () => {
    const { corners } = build("bench", { x: 3, z: 7, angle: Math.PI / 2 });
    expect(Math.max(...corners.map((corner) => Math.abs(corner[2] - 7)))).toBeCloseTo(0.76, 1);
    expect(Math.max(...corners.map((corner) => Math.abs(corner[0] - 3)))).toBeLessThan(0.36);
  });

  it("names no two kinds alike", () => {
    expect(new Set(names.map((name) => objectCatalog[name].label)).size).toBe(names.length);
  });
});
