import { describe, expect, it } from "vitest";
import type { Light } from "../../photo/scene/scene.ts";
import { Camera } from "../../stage/camera.ts";
import type { Finish } from "../../stage/geometry.ts";
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

/** A horizontal leaf `height` meters above (2, 5), and a blade of grass at the same height above (8, 5). */
function shadowsUnder(under: Light, height: number): ShadowGrid {
  const design = new GrownDesign(new Camera(640, 480, 200, 480), () => 1, under);
  const leaf = {
    along: [0.15, 0, 0],
    across: [0, 0, 0.15],
    normal: [0, 1, 0],
    color: [0.1, 0.2, 0.1],
    openness: 1,
  } as const;
  design.addLeaf({ ...leaf, center: [2, height, 5], shape: "leaf" });
  design.addLeaf({ ...leaf, center: [8, height, 5], shape: "blade" });
  return new ShadowGrid(design, under);
}

describe("ShadowGrid", () => {
  const shadows = shadowsUnder(light, 1);

  it("casts away from the sun by the leaf's height", () => {
    expect(shadows.onGround(1, 5)).toBeGreaterThan(0.9);
    expect(shadows.onGround(2, 5)).toBe(0);
  });

  it("shades what is below the leaf on the way of the light, not the leaf and not what is above it", () => {
    expect(shadows.at(1.5, 0.5, 5, 0.07)).toBe(1);
    expect(shadows.at(2, 1, 5, 0.07)).toBe(0);
    expect(shadows.at(2.5, 1.5, 5, 0.07)).toBe(0);
  });

  it("fades from shade to light across its edge, without steps as wide as the grid's cells", () => {
    const step = 0.002;
    const across = Array.from({ length: 150 }, (_, k) => shadows.at(1.5 + k * step, 0.5, 5, 0.07));
    expect(across[0]).toBe(1);
    expect(across.at(-1)).toBe(0);
    const rises = across.slice(1).map((shade, k) => Math.abs(shade - (across[k] ?? 0)));
    expect(Math.max(...rises)).toBeLessThan(0.1);
  });

  it("closes in the ground under low things only", () => {
    expect(shadows.contactAt(2, 5)).toBeGreaterThan(0);
    expect(shadows.contactAt(4, 5)).toBe(0);
  });

  it("lets blades of grass cast nothing", () => {
    expect(shadows.onGround(7, 5)).toBe(0);
    expect(shadows.at(7.5, 0.5, 5, 0.07)).toBe(0);
  });

  it("lets panes of glass cast nothing, and boards do", () => {
    const shadeUnder = (finish: Finish) => {
      const design = new GrownDesign(new Camera(640, 480, 200, 480), () => 1, light);
      const corners = [[1, 1, 4] as const, [3, 1, 4] as const, [2, 1, 7] as const] as const;
      design.addTriangle({ corners, color: [0.4, 0.4, 0.4], finish });
      return new ShadowGrid(design, light).onGround(1, 5);
    };
    expect(shadeUnder("wood")).toBeGreaterThan(0.5);
    expect(shadeUnder("glass")).toBe(0);
  });

  it("shades softly under a veiled sun, and where its direction is but a guess as if it were a third weaker", () => {
    const darkest = (changes: Partial<Light>) => shadowsUnder({ ...light, ...changes }, 3).onGround(-1, 5);
    const [clear, guessed] = [darkest({ strength: 0.85 }), darkest({ strength: 0.85, certainty: 0 })];
    expect(clear).toBeGreaterThan(0.9);
    expect(darkest({ strength: 0.3 })).toBeLessThan(0.6);
    expect(guessed).toBeCloseTo(darkest({ strength: 0.85 * 0.65 }), 6);
    expect(guessed).toBeLessThan(clear - 0.1);
  });
});
