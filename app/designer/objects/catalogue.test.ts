import { describe, expect, it } from "vitest";
import { createRandom } from "../numeric/random.ts";
import type { Stage, Triangle } from "../render/geometry.ts";
import { type ObjectName, objectCatalogue, placeObject } from "./catalogue.ts";

const names = Object.keys(objectCatalogue) as ObjectName[];

describe("placeObject", () => {
  it.each(names)("builds %s on its spot", (object) => {
    const triangles: Triangle[] = [];
    const stage: Stage = { addLeaf: () => {}, addTriangle: (it) => triangles.push(it), pixelsPerMetre: () => 200 };
    placeObject({ object, x: -2, z: 6, angle: 0.7, size: 1 }, stage, createRandom(1));
    let [bottom, top, reach] = [9, 0, 0];
    for (const [x, y, z] of triangles.flatMap((triangle) => triangle.corners)) {
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
      reach = Math.max(reach, Math.hypot(x + 2, z - 6));
    }
    expect(triangles.length).toBeGreaterThan(10);
    expect(bottom).toBeGreaterThan(-0.06);
    expect(bottom).toBeLessThan(0.05);
    expect(top).toBeLessThan(objectCatalogue[object].height * 1.35 + 0.03);
    expect(reach).toBeLessThan(3.2);
  });
});
