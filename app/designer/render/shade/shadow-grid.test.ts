import { describe, expect, it } from "vitest";
import type { Light } from "../../photo/scene/scene.ts";
import { Camera } from "../../stage/camera.ts";
import type { LeafShape } from "../../stage/geometry.ts";
import { GrownDesign } from "../geometry/grown-design.ts";
import { ShadowGrid } from "./shadow-grid.ts";

/** Sun from the right at 45 degrees. */
const light: Light = {
  direction: [Math.SQRT1_2, Math.SQRT1_2, 0],
  certainty: 1,
  strength: 0.8,
  sunShare: 0.6,
  sun: [1, 1, 1],
  sky: [0.4, 0.4, 0.4],
  level: [1, 1, 1],
};

/** One horizontal leaf above (2, 5). */
function shadowsOfLeaf(shape: LeafShape, height = 1, under = light): ShadowGrid {
  const design = new GrownDesign(new Camera(640, 480, 200, 480), () => 1, under);
  design.addLeaf({
    centre: [2, height, 5],
    along: [0.15, 0, 0],
    across: [0, 0, 0.15],
    normal: [0, 1, 0],
    colour: [0.1, 0.2, 0.1],
    openness: 1,
    shape,
  });
  return new ShadowGrid(design, under);
}

describe("ShadowGrid", () => {
  it("casts away from the sun by the leaf's height", () => {
    const shadows = shadowsOfLeaf("leaf");
    expect(shadows.onGround(1, 5)).toBeGreaterThan(0.9);
    expect(shadows.onGround(2, 5)).toBe(0);
  });

  it("shades what is below the leaf on the way of the light, not the leaf and not what is above it", () => {
    const shadows = shadowsOfLeaf("leaf");
    expect(shadows.at(1.5, 0.5, 5, 0.07)).toBe(1);
    expect(shadows.at(2, 1, 5, 0.07)).toBe(0);
    expect(shadows.at(2.5, 1.5, 5, 0.07)).toBe(0);
  });

  it("closes in the ground under low things only", () => {
    const shadows = shadowsOfLeaf("leaf");
    expect(shadows.contactAt(2, 5)).toBeGreaterThan(0);
    expect(shadows.contactAt(4, 5)).toBe(0);
  });

  it("lets blades of grass cast nothing", () => {
    expect(shadowsOfLeaf("blade").onGround(1, 5)).toBe(0);
  });

  it("shades softly under a veiled sun, and where its direction is but a guess as if it were a third weaker", () => {
    const darkest = (changes: Partial<Light>) => shadowsOfLeaf("leaf", 3, { ...light, ...changes }).onGround(-1, 5);
    expect(darkest({ strength: 0.85 })).toBeGreaterThan(0.9);
    expect(darkest({ strength: 0.3 })).toBeLessThan(0.6);
    expect(darkest({ strength: 0.85, certainty: 0 })).toBeCloseTo(darkest({ strength: 0.85 * 0.65 }), 6);
    expect(darkest({ strength: 0.85, certainty: 0 })).toBeLessThan(darkest({ strength: 0.85 }) - 0.1);
  });
});
