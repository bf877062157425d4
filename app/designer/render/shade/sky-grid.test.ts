import { expect, it } from "vitest";
import type { Light } from "../../photo/scene/scene.ts";
import { Camera } from "../../stage/camera.ts";
import { GrownDesign } from "../geometry/grown-design.ts";
import { SkyGrid } from "./sky-grid.ts";

const light: Light = {
  direction: [0, 1, 0],
  certainty: 1,
  strength: 1,
  sunShare: 0.6,
  sun: [1, 1, 1],
  sky: [1, 1, 1],
  level: [1, 1, 1],
};

function emptyDesign(): GrownDesign {
  const design = new GrownDesign(new Camera(160, 120, 45, 120), () => 1, light);
  design.standAt(0, 5, 1);
  return design;
}

it("sees all of the sky from an empty place, and little from under a table", () => {
  const design = emptyDesign();
  const color = [0.2, 0.2, 0.2] as const;
  const [a, b, c, d] = [
    [-1, 0.75, 4],
    [1, 0.75, 4],
    [1, 0.75, 6],
    [-1, 0.75, 6],
  ] as const;
  design.addTriangle({ corners: [a, b, c], color, finish: "wood" });
  design.addTriangle({ corners: [a, c, d], color, finish: "wood" });
  const sky = new SkyGrid(design);
  expect(sky.onGround(8, 5)).toBe(1);
  expect(sky.onGround(0, 5)).toBeLessThan(0.45);
  expect(sky.onGround(1.3, 5)).toBeGreaterThan(sky.onGround(0, 5) + 0.1);
  expect(sky.at(0, 1, 5)).toBe(1);
});

it("is dark inside a crown and light at its rim", () => {
  const design = emptyDesign();
  for (let i = 0; i < 4000; i++) {
    // Points of a ball of 0.8 m in a low-discrepancy sequence.
    const [u, v, w] = [(i * 0.618) % 1, (i * 0.414) % 1, (i * 0.732) % 1];
    const [radius, up] = [0.8 * Math.cbrt(u), 2 * v - 1];
    const level = radius * Math.sqrt(1 - up * up);
    design.addLeaf({
      center: [level * Math.cos(w * 6.283), 1.5 + radius * up, 5 + level * Math.sin(w * 6.283)],
      along: [0.05, 0, 0],
      across: [0, 0, 0.03],
      normal: [0, 1, 0],
      color: [0.1, 0.2, 0.05],
      openness: 1,
      shape: "leaf",
    });
  }
  const sky = new SkyGrid(design);
  expect(sky.at(0, 1.5, 5)).toBeLessThan(0.35);
  expect(sky.at(0, 2.25, 5)).toBeGreaterThan(0.8);
  expect(sky.at(0, 0.7, 5)).toBeLessThan(sky.at(0, 1.5, 5));
});
