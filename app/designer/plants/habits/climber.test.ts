import { expect, it } from "vitest";
import { createRandom } from "../../numeric/random.ts";
import { squaredDistanceToSegment } from "../../numeric/segment.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import { pergolaSupports } from "../../objects/structures/pergola.ts";
import { growPlant } from "../grow-plant.ts";

const pergola = { x: 2, z: 6, angle: 0.4, size: 1, width: 3.6, depth: 2.8, height: 2.6 };

it("winds along its support from the foot to the end, on a pergola in the plan's own meters", () => {
  for (const support of pergolaSupports(pergola)) {
    const leaves: Vec3[] = [];
    const stage = {
      addLeaf: (leaf: { center: Vec3 }) => leaves.push(leaf.center),
      addTriangle: () => {},
      pixelsPerMetre: () => 80,
    };
    const [foot, end] = [support.at(0), support.at(-1)];
    if (!foot || !end) throw new Error("A support has no points.");
    const [x, , z] = foot;
    growPlant({ species: "wisteria", x, z, size: 1, support }, stage, createRandom(3));
    const top = Math.max(...support.map((point) => point[1]));
    const nearestTo = (to: Vec3) =>
      Math.min(...leaves.map((leaf) => Math.hypot(leaf[0] - to[0], leaf[1] - to[1], leaf[2] - to[2])));
    expect(foot[1]).toBe(0);
    expect(nearestTo(foot)).toBeLessThan(0.6);
    expect(nearestTo(end)).toBeLessThan(0.4);
    const plan = (point: Vec3) => [point[0], point[2]] as const;
    const pieces = support.slice(1).map((to, i) => [plan(support[i] ?? to), plan(to)] as const);
    const isStray = ([x, y, z]: Vec3) =>
      y >= top + 0.5 || pieces.every(([from, to]) => squaredDistanceToSegment(from, to, x, z) >= 0.75 ** 2);
    expect(leaves.filter(isStray)).toEqual([]);
  }
});
