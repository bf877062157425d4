import { describe, expect, it } from "vitest";
import type { Raster } from "../../numeric/raster.ts";
import { Camera } from "../../stage/camera.ts";
import { BouncedLight, bounceReach } from "./bounced-light.ts";
import type { GroundSample } from "./ground-painter.ts";

const width = 240;
const height = 180;
const camera = new Camera(width, height, 60, 180, 1.6);
const light = {
  direction: [0, 1, 0],
  certainty: 1,
  strength: 1,
  sunShare: 0.6,
  sun: [0.6, 0.6, 0.6],
  sky: [0.4, 0.4, 0.4],
  level: [1, 1, 1],
} as const;
const scene = {
  width,
  height,
  light,
  ground: new Uint8Array(width * height).fill(255),
  shading: { width: 1, height: 1, values: Float32Array.of(1) },
};
/** Ground of byte 120 is 0.188 of linear light. */
const photo: Raster = { width, height, data: new Uint8Array(width * height * 3).fill(120) };
const ofPhoto = 0.188;

/** Red paving to the right of `edge` (meters), the photo's own ground to the left. */
function pavedBeyond(edge: number) {
  return {
    paint: (x: number, _z: number, _u: number, _v: number, _footprint: number, sample: GroundSample) => {
      sample.openness = 1;
      sample.keepsPhoto = x < edge;
      if (!sample.keepsPhoto) sample.color = [0.6, 0.2, 0.1];
    },
  };
}

function bounceAt(x: number, y: number, edge: number): [number, number, number] {
  const out: [number, number, number] = [0, 0, 0];
  new BouncedLight(photo, scene, camera, pavedBeyond(edge)).at(x, y, 5, out);
  return out;
}

describe("light reflected by the ground", () => {
  it("has the color of the surrounding surface, and of the photo's ground next to it", () => {
    const [red, green, blue] = bounceAt(2, 0, 0);
    expect(red).toBeCloseTo(0.6, 1);
    expect(green).toBeCloseTo(0.2, 1);
    expect(blue).toBeLessThan(0.13);
    for (const channel of bounceAt(-2, 0, 0)) expect(channel).toBeCloseTo(ofPhoto, 2);
  });

  it("is between both at the edge, and that of the photo's whole ground high up", () => {
    const [red] = bounceAt(0, 0, 0);
    expect(red).toBeGreaterThan(0.3);
    expect(red).toBeLessThan(0.48);
    for (const channel of bounceAt(2, 2, 0)) expect(channel).toBeCloseTo(ofPhoto, 2);
  });

  it("does not change if different ground is beyond its reach", () => {
    expect(bounceAt(-0.5, 0.2, bounceReach)).toEqual(bounceAt(-0.5, 0.2, 3 * bounceReach));
    expect(bounceAt(-0.5, 0.2, -0.4)).not.toEqual(bounceAt(-0.5, 0.2, 3 * bounceReach));
  });
});
