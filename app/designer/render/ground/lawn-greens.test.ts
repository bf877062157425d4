import { describe, expect, it } from "vitest";
import type { LinearRgb } from "../../numeric/color.ts";
import { groundKinds } from "../../photo/scene/scene.ts";
import type { LeafAppearance } from "../look/leaf-appearance.ts";
import { type LawnScene, readLawnGreens, shadeLawn } from "./lawn-greens.ts";

const side = 80;
const leaves: LeafAppearance = { dark: -4, middle: -2.6, light: -2, red: 0.82, blue: 0.42 };

/** A photo of one color, half of it at `shading` with `shadeColor` if given; all lawn or all bare. */
function greensOf(color: readonly number[], kind: "lawn" | "soil", own = leaves, shadeColor = color, shading = 1) {
  const data = new Uint8Array(side * side * 3);
  for (let i = 0; i < side * side; i++) data.set(i < (side * side) / 2 ? color : shadeColor, i * 3);
  const values = new Uint8Array(side * side).fill(groundKinds.indexOf(kind));
  const shades = new Float32Array(side * side).map((_, i) => (i < (side * side) / 2 ? 1 : shading));
  const scene: LawnScene = {
    width: side,
    height: side,
    ground: new Uint8Array(side * side).fill(255),
    groundKinds: { width: side, height: side, values },
    shading: { width: side, height: side, values: shades },
    greenShare: kind === "lawn" ? 1 : 0,
    light: { level: [1, 1, 1] },
  };
  return readLawnGreens({ width: side, height: side, data }, scene, own);
}

const meanOf = ({ dark, light }: { dark: LinearRgb; light: LinearRgb }) =>
  dark.map((value, c) => (value + (light[c] ?? 0)) / 2);
const luminanceOf = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

describe("the green of a new lawn", () => {
  it("is the green of a healthy lawn in the photo", () => {
    const [red = 0, green = 0, blue = 0] = meanOf(greensOf([110, 150, 60], "lawn"));
    // Linear light of these bytes.
    expect(red).toBeCloseTo(0.156, 2);
    expect(green).toBeCloseTo(0.305, 2);
    expect(blue).toBeCloseTo(0.044, 2);
  });

  it("is as light and as blue as the photo's leaves where no lawn is in view", () => {
    const soil = [150, 120, 90];
    const usual = meanOf(greensOf(soil, "soil"));
    const bright = meanOf(greensOf(soil, "soil", { ...leaves, light: -1.3 }));
    expect(luminanceOf(bright) / luminanceOf(usual)).toBeCloseTo(Math.exp(0.35), 1);
    const bluish = meanOf(greensOf(soil, "soil", { ...leaves, blue: 0.7 }));
    expect((bluish[2] ?? 0) / luminanceOf(bluish)).toBeGreaterThan((1.4 * (usual[2] ?? 0)) / luminanceOf(usual));
  });

  it("has in shade the depth and hue that the photo's lawn has there", () => {
    const greens = greensOf([110, 150, 60], "lawn", leaves, [50, 80, 45], 0.5);
    const grass: [number, number, number] = [1, 1, 1];
    shadeLawn(greens, 1, grass);
    expect(grass).toEqual([1, 1, 1]);
    shadeLawn(greens, 0.5, grass);
    expect(grass[0]).toBeCloseTo(0.0319 / 0.156 / 0.5, 1);
    expect(grass[2]).toBeGreaterThan(1.15);
  });
});
