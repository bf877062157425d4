import { deserialize, serialize } from "node:v8";
import { describe, expect, it } from "vitest";
import { drawSyntheticYard, seenSyntheticYard } from "#tests/designer/synthetic-yard.ts";
import { readScene } from "./read-scene.ts";
import type { Scene } from "./scene/scene.ts";

const [width, height] = [240, 180];
const photo = drawSyntheticYard(width, height);
const seen = seenSyntheticYard(width, height);
const scene = readScene(photo, seen);

/** Mean ground matte over a band of rows, 0..1. */
function groundBetween(from: number, to: number): number {
  const band = scene.ground.subarray(Math.round(from * height) * width, Math.round(to * height) * width);
  return band.reduce((sum, value) => sum + value, 0) / band.length / 255;
}

/** Comparing the arrays themselves takes seconds. */
function fingerprint(value: Scene): string {
  return JSON.stringify(value, (_, part) => (ArrayBuffer.isView(part) ? bytesOf(part) : part));
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("base64");
}

describe("readScene", () => {
  it("finds the lawn and leaves wall and sky", () => {
    expect(groundBetween(0.62, 1)).toBeGreaterThan(0.97);
    expect(groundBetween(0, 0.5)).toBeLessThan(0.02);
  });

  it("reads the lawn as green and healthy", () => {
    expect(scene.greenShare).toBeGreaterThan(0.8);
    expect(scene.lushness).toBeGreaterThan(0.09);
    expect(scene.paving).toBeUndefined();
  });

  it("puts the horizon above the ground and below the sky", () => {
    expect(scene.horizonV).toBeGreaterThan(0.15 * height);
    expect(scene.horizonV).toBeLessThan(0.55 * height);
  });

  it("lights from above with finite power", () => {
    expect(scene.light.direction[1]).toBeGreaterThan(0.5);
    expect(scene.light.level.every((power) => power > 0.1 && power < 2)).toBe(true);
  });

  it("survives being stored and is the same every time", () => {
    expect(fingerprint(deserialize(serialize(scene)))).toBe(fingerprint(scene));
    expect(fingerprint(readScene(photo, seen))).toBe(fingerprint(scene));
  });

  it("returns an empty or partial matte for a picture without structure, and does not throw", () => {
    const wavering = { ...seen, kinds: seen.kinds.map((plane) => plane.map(() => 1 / seen.kinds.length)) };
    const grey = readScene({ width: 64, height: 48, data: new Uint8Array(64 * 48 * 3).fill(128) }, wavering);
    expect(grey.ground).toHaveLength(64 * 48);
    expect(grey.confidence.unsure).toBe(true);
    expect(Number.isFinite(grey.horizonV)).toBe(true);
  });

  it("doubts a picture that is likelier something other than a yard, and reports it", () => {
    const indoors = readScene(photo, { ...seen, photo: { yard: 0.1, indoors: 0.85, other: 0.05 } });
    expect(indoors.confidence).toMatchObject({ unsure: true, doubts: ["no-yard"] });
    const yard = readScene(photo, { ...seen, photo: { yard: 0.6, indoors: 0.3, other: 0.1 } });
    expect(yard.confidence.unsure).toBe(false);
  });
});
