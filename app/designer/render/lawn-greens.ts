import { type LinearRgb, linearFromHex, mixColour } from "../numeric/colour.ts";
import { smoothstep } from "../numeric/scalar.ts";
import type { Scene } from "../scene/scene.ts";

const darkGrass = linearFromHex("#40542a");
const lightGrass = linearFromHex("#748c49");

/** Dark and light green (albedo) of a new lawn, drawn towards the photo's own green as far as that looks healthy. */
export function chooseLawnGreens(scene: Scene): { dark: LinearRgb; light: LinearRgb } {
  const { lawnColour, light } = scene;
  if (!lawnColour || scene.greenShare <= 0.35) return { dark: darkGrass, light: lightGrass };
  const albedo = lawnColour.map((c, i) => c / light.level[i]);
  const trust = 0.2 + 0.4 * smoothstep(0.02, 0.1, scene.lushness);
  const scaled = (factor: number): LinearRgb => [albedo[0] * factor, albedo[1] * factor, albedo[2] * factor];
  return { dark: mixColour(darkGrass, scaled(0.72), trust), light: mixColour(lightGrass, scaled(1.3), trust) };
}
