import { describe, expect, it } from "vitest";
import { createMaterial, type MaterialName } from "./catalogue.ts";

const light = { direction: [0.4, 0.8, -0.4], strength: 0.8 } as const;
const names: MaterialName[] = [
  "flagstone-tan",
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
  "mulch-black",
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
});

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

function brightness(name: MaterialName, footprint: number): number {
  const values = sample(name, footprint);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
