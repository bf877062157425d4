import { describe, expect, it } from "vitest";
import { drawSyntheticYard, seenSyntheticYard } from "#tests/designer/synthetic-yard.ts";
import { hash2 } from "../../numeric/random.ts";
import { Camera } from "../../stage/camera.ts";
import { readScene } from "../read-scene.ts";
import { type GroundKind, groundKinds, type Scene } from "../scene/scene.ts";
import { drawOutlines } from "./draw-outlines.ts";

const [width, height] = [448, 336];
const camera = new Camera(width, height, 120, 336);
const photo = readScene(drawSyntheticYard(width, height), seenSyntheticYard(width, height));
const noMap = { width, height, values: new Uint8Array(width * height) };
const pixel: [number, number, number] = [0, 0, 0];

/** A yard of 448 pixels; `kindAt` says what is at each meter of its ground, "none" for what is upright. */
function yardOf(kindAt: (x: number, z: number) => GroundKind, built = noMap): Scene {
  const kinds = new Uint8Array(width * height);
  const ground = new Uint8Array(width * height);
  for (let i = 0; i < kinds.length; i++) {
    const [x, z, depth] = camera.groundAt((i % width) + 0.5, Math.floor(i / width) + 0.5, pixel);
    const kind = depth > 0 && z < 12 ? kindAt(x, z) : "none";
    kinds[i] = groundKinds.indexOf(kind);
    ground[i] = kind === "lawn" ? 255 : 0;
  }
  const groundKindMap = { width, height, values: kinds };
  return {
    ...photo,
    width,
    height,
    ground,
    groundKinds: groundKindMap,
    horizonV: 120,
    paving: undefined,
    built,
    leafage: noMap,
    likeliest: noMap,
  };
}

function shareAt({ ground }: Scene, x: number, z: number): number {
  const [u, v] = camera.project(x, 0, z, pixel);
  return (ground[Math.floor(v) * width + Math.floor(u)] ?? 0) / 255;
}

/** Where the ground of a row of pixels ends on the right, in meters. */
function edgeAt({ ground }: Scene, z: number): number {
  const v = Math.floor(camera.project(0, 0, z, pixel)[1]);
  const shares = ground.subarray(v * width, (v + 1) * width).reduce((sum, share) => sum + share / 255, 0);
  return camera.groundAt(shares, v + 0.5, pixel)[0];
}

const distances = [3, 3.5, 4, 4.5, 5, 5.5, 6];
const isIn = (x: number, z: number, side: number, atX = 0, atZ = 4) =>
  Math.abs(x - atX) < side / 2 && Math.abs(z - atZ) < side / 2;

describe("drawOutlines", () => {
  it("makes an island of old ground of 0.3 square meters new ground, and leaves one of a square meter", () => {
    const island = (side: number) => yardOf((x, z) => (isIn(x, z, side) ? "driveway" : "lawn"));
    expect(shareAt(island(0.55), 0, 4)).toBe(0);
    expect(shareAt(drawOutlines(island(0.55), camera), 0, 4)).toBe(1);
    expect(shareAt(drawOutlines(island(1), camera), 0, 4)).toBe(0);
  });

  it("makes a flat stain new ground that the reader did not recognize, but leaves a trunk every pixel", () => {
    const stain = yardOf((x, z) => (Math.abs(x) < 0.5 && Math.abs(z - 4) < 0.1 ? "none" : "lawn"));
    expect(shareAt(drawOutlines(stain, camera), 0, 4)).toBe(1);
    // Its pixels are those of the ground behind it.
    const trunk = yardOf((x, z) => (z > 4 && Math.abs(x / z) < 0.03 ? "none" : isIn(x, z, 0.55) ? "driveway" : "lawn"));
    const drawn = drawOutlines(trunk, camera);
    expect(shareAt(drawn, 0.2, 3.9)).toBe(1);
    const painted = trunk.groundKinds.values.filter((kind, i) => kind === 0 && (drawn.ground[i] ?? 0) > 0);
    expect(painted).toHaveLength(0);
  });

  it("makes a ragged edge along a straight drive straight within 5 cm", () => {
    const ragged = yardOf((x, z) => {
      const tooth = Math.floor(z * 9);
      const off = (0.05 + 0.06 * hash2(tooth, 1, 7)) * (tooth % 2 === 0 ? 1 : -1);
      return x < 0.8 + 0.1 * z + off ? "lawn" : "driveway";
    });
    const offsOf = (scene: Scene) => distances.map((z) => Math.abs(edgeAt(scene, z) - 0.8 - 0.1 * z));
    expect(Math.max(...offsOf(ragged))).toBeGreaterThan(0.05);
    expect(Math.max(...offsOf(drawOutlines(ragged, camera)))).toBeLessThan(0.05);
  });

  it("covers the old grass that leans over a drive, by 1 to 4 cm", () => {
    const drawn = drawOutlines(
      yardOf((x, z) => (x < 0.8 + 0.1 * z ? "lawn" : "driveway")),
      camera,
    );
    for (const z of distances) {
      expect(edgeAt(drawn, z) - 0.8 - 0.1 * z).toBeGreaterThan(0.01);
      expect(edgeAt(drawn, z) - 0.8 - 0.1 * z).toBeLessThan(0.04);
    }
  });

  it("draws a slanted ragged edge without bites: it is about as steep in every row", () => {
    const ragged = yardOf((x, z) => {
      const tooth = hash2(Math.floor(z * 14), Math.floor(x * 14), 5) < 0.5 ? 0.1 : 0;
      return z < 6 - 0.8 * x + tooth ? "lawn" : "driveway";
    });
    const { ground } = drawOutlines(ragged, camera);
    const lengths = Array.from({ length: 44 }, (_, k) =>
      ground.subarray((200 + k) * width, (201 + k) * width).reduce((sum, share) => sum + share / 255, 0),
    );
    const steps = lengths.slice(1).map((length, k) => length - (lengths[k] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(3.5);
    expect(Math.max(...steps)).toBeLessThan(6.5);
  });

  it("draws over single cells read as a wall between lawn and drive", () => {
    const isSpeck = (x: number, z: number) => Math.abs(x - 0.8) < 0.02 && Math.abs(z - 4) < 0.03;
    const wall = { width, height, values: new Uint8Array(width * height).fill(255) };
    const yard = yardOf((x, z) => (isSpeck(x, z) ? "none" : x < 0.8 ? "lawn" : "driveway"), wall);
    expect(shareAt(yard, 0.79, 4)).toBe(0);
    expect(shareAt(drawOutlines(yard, camera), 0.79, 4)).toBe(1);
  });

  it("does not draw new ground in a strip of 20 cm, but in one of 50", () => {
    const strip = (wide: number) => yardOf((x) => (x > 0 && x < wide ? "lawn" : "driveway"));
    expect(shareAt(drawOutlines(strip(0.2), camera), 0.1, 4)).toBe(0);
    expect(shareAt(drawOutlines(strip(0.5), camera), 0.25, 4)).toBe(1);
  });

  it("keeps the corner of a drive and its slanted edge", () => {
    const corner = yardOf((x, z) => (x > 0.5 && z > 4 ? "driveway" : "lawn"));
    const drawn = drawOutlines(corner, camera);
    expect(shareAt(drawn, 0.65, 4.2)).toBe(0);
    expect(shareAt(drawn, 0.4, 4.2)).toBe(1);
    expect(shareAt(drawn, 0.65, 3.85)).toBe(1);
  });

  it("leaves the matte at upright things as it is, pixel by pixel", () => {
    const yard = yardOf((x, z) => (z > 7 + 0.4 * hash2(Math.floor((x * 20) / z), 2, 3) ? "none" : "lawn"));
    const { ground } = drawOutlines(yard, camera);
    expect(ground.findIndex((share, i) => share !== yard.ground[i])).toBe(-1);
  });
});
