import { type LinearRgb, linearFromHex, mixColour } from "../../numeric/colour.ts";
import { smoothstep } from "../../numeric/scalar.ts";
import type { Scene } from "../../photo/scene/scene.ts";

const darkGrass = linearFromHex("#3d4d2b");
const lightGrass = linearFromHex("#7d9053");

/** Dark and light green (albedo) of a new lawn, drawn towards the photo's own green as far as that looks healthy. */
export function chooseLawnGreens(scene: Scene): { dark: LinearRgb; light: LinearRgb } {
  const { lawnColour, light } = scene;
  if (!lawnColour) return { dark: darkGrass, light: lightGrass };
  const [red, green, blue] = lawnColour;
  const [levelRed, levelGreen, levelBlue] = light.level;
  const albedo: LinearRgb = [red / levelRed, green / levelGreen, blue / levelBlue];
  // A lush lawn between gravel is still what the eye compares with; a thin or dry one is what the customer is rid of.
  const lush = 1 - (Math.max(red, blue) / green) ** (1 / 2.2);
  const trust = smoothstep(0.08, 0.22, scene.greenShare) * (0.35 + 0.45 * smoothstep(0.05, 0.2, lush));
  const scaled = (factor: number): LinearRgb => [albedo[0] * factor, albedo[1] * factor, albedo[2] * factor];
  return { dark: mixColour(darkGrass, scaled(0.64), trust), light: mixColour(lightGrass, scaled(1.5), trust) };
}
