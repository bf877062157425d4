import { describe, expect, it } from "vitest";
import type { LinearRgb } from "../numeric/color.ts";
import { createMaterial, type MaterialName } from "./catalog.ts";

const light = { direction: [0.4, 0.8, -0.4], strength: 0.8 } as const;
const names: MaterialName[] = [
  "flagstone-tan",
  "slate-charcoal",
  "pavers-sand",
  "ashlar-blue",
  "slabs-light",
  "tiles-terracotta",
  "brick-brick",
  "cobbles-grey",
  "herringbone-brick",
  "soldier-charcoal",
  "stone-sand",
  "concrete-light",
  "deck-cedar",
  "gravel-pea",
  "gravel-river",
  "gravel-creek",
  "gravel-granite",
  "gravel-raked",
  "soil",
  "meadow",
  "mulch-black",
  "mulch-pine-straw",
  "moss",
  "thyme",
];

describe("createMaterial", () => {
  it.each(names)("%s is a plausible albedo, near and far", (name) => {
    for (const footprint of [0.002, 0.01, 0.08]) {
      const samples = sample(name, footprint);
      const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
      expect(Math.min(...samples)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...samples)).toBeLessThan(1.6);
      expect(mean).toBeGreaterThan(0.005);
      expect(mean).toBeLessThan(0.8);
    }
  });

  it("keeps its brightness when it is seen from farther away", () => {
    for (const name of names) expect(brightness(name, 0.1) / brightness(name, 0.004)).toBeCloseTo(1, -0.4);
  });

  it("fades to an even tone far away, without moire", () => {
    for (const name of names) {
      const samples = sample(name, 0.5).filter((_, i) => i % 3 === 1);
      const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
      const spread = Math.sqrt(samples.reduce((sum, value) => sum + (value - mean) ** 2, 0) / samples.length);
      expect(spread / mean, name).toBeLessThan(0.4);
    }
  });

  it("strews mulch in drifts of many tones, lighter and darker, with a leaf here and there, and so a long way off", () => {
    for (const footprint of [0.002, 0.02, 0.08]) {
      const patches = Array.from({ length: 100 }, (_, i) =>
        patchOf("mulch-brown", (i % 10) * 0.6, 2 + Math.floor(i / 10) * 0.6, footprint),
      );
      const mean = patches.reduce((sum, own) => sum + own, 0) / patches.length;
      const spread = Math.sqrt(patches.reduce((sum, own) => sum + (own - mean) ** 2, 0) / patches.length);
      expect(spread / mean).toBeGreaterThan(0.13);
    }
    const isGreenish = ([red, green, blue]: LinearRgb) => green > 0.72 * red && green > 1.8 * blue;
    expect(countAlong("mulch-brown", 20, isGreenish)).toBeGreaterThan(3);
  });

  it("lays bricks in courses of 10.5 cm and deck boards every 14 cm", () => {
    const isJoint = ([r, g]: LinearRgb) => g > 0.78 * r;
    expect(countAlong("brick-brick", 2.1, isJoint)).toBe(20);
    expect(countAlong("deck-cedar", 2.8, ([r]) => r < 0.04)).toBe(20);
  });
});

function countAlong(name: MaterialName, length: number, test: (color: LinearRgb) => boolean): number {
  const material = createMaterial(name, light);
  const out: [number, number, number] = [0, 0, 0];
  let count = 0;
  let inside = false;
  // From a third into a piece, halfway between its ends.
  for (let z = 0.035; z < length + 0.035; z += 0.001) {
    material(0.05, z, 0.001, out);
    const now = test(out);
    if (now && !inside) count++;
    inside = now;
  }
  return count;
}

function sample(name: MaterialName, footprint: number): number[] {
  const material = createMaterial(name, light);
  const out: [number, number, number] = [0, 0, 0];
  const values: number[] = [];
  for (let i = 0; i < 400; i++) {
    material((i % 20) * 0.073, Math.floor(i / 20) * 0.061 + 2, footprint, out);
    values.push(...out);
  }
  return values;
}

function patchOf(name: MaterialName, x: number, z: number, footprint: number): number {
  const material = createMaterial(name, light);
  const out: [number, number, number] = [0, 0, 0];
  let sum = 0;
  for (let i = 0; i < 64; i++) {
    material(x + (i % 8) * 0.0131, z + Math.floor(i / 8) * 0.0127, footprint, out);
    sum += out[1];
  }
  return sum / 64;
}

function brightness(name: MaterialName, footprint: number): number {
  const values = sample(name, footprint);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
