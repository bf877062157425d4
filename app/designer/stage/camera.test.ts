import { describe, expect, it } from "vitest";
import { takePhoto } from "#tests/fixture-yards/take-photo.ts";
import { fixtureYard } from "#tests/fixture-yards/yards.ts";
import { Camera } from "./camera.ts";

const out: [number, number, number] = [0, 0, 0];

describe("Camera", () => {
  it("finds the ground again that it projects, also when it is rolled", () => {
    for (const roll of [0, 0.08, -0.2]) {
      const camera = new Camera(640, 480, 190, 480, 1.7, roll);
      const [u, v] = camera.project(1.4, 0, 6, [0, 0, 0]);
      const [x, z] = camera.groundAt(u, v, out);
      expect(x).toBeCloseTo(1.4, 6);
      expect(z).toBeCloseTo(6, 6);
    }
  });

  it("shows a row of points of the ground, to the bit, where it shows each of them", () => {
    const camera = new Camera(640, 480, 190, 480, 1.7, 0.1);
    const [xs, us, vs] = [Float64Array.of(-3.1, 0, 1.45), new Float64Array(3), new Float64Array(3)];
    const depth = camera.projectRow(xs, 5.35, us, vs);
    const each = Array.from(xs, (x) => [...camera.project(x, 0, 5.35, out)]);
    expect(Array.from(xs, (_, i) => [us[i], vs[i], depth])).toEqual(each);
  });

  it("has its horizon on the given row of the middle column, lower on the right when the roll is positive", () => {
    const camera = new Camera(640, 480, 190, 480, 1.7, 0.1);
    expect(camera.project(0, 1.7, 1e6, out)[1]).toBeCloseTo(190 + (out[0] - 320) * Math.tan(0.1), 2);
    expect(camera.horizonAt(320)).toBe(190);
    expect(camera.horizonAt(640)).toBeGreaterThan(200);
  });

  it("sees the ground at the distance a photo of a fixture yard has it", () => {
    const { photo, truth } = takePhoto({ ...fixtureYard("furnished-patio"), width: 160, height: 120, solids: [] });
    const focal = truth.focalShare * 160;
    const camera = new Camera(photo.width, photo.height, truth.horizonV, focal, truth.eyeHeight, truth.roll);
    for (const [u, v] of [
      [20, 80],
      [80, 70],
      [150, 110],
    ] as const) {
      const depth = (truth.metersPerPixel[v * 160 + u] ?? Number.NaN) * focal;
      expect(camera.groundAt(u + 0.5, v + 0.5, out)[2] / depth).toBeCloseTo(1, 4);
    }
  });
});
