import { type LinearRgb, linearFromHex, mixColor } from "../../numeric/color.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import type { Scene } from "../../photo/scene/scene.ts";

const darkGrass = linearFromHex("#3d4d2b");
const lightGrass = linearFromHex("#7d9053");
const spread = { dark: 0.68, light: 1.55 };
/** How far a new lawn follows the brightness of the photo's lawn, and the limits of the factor. */
const brightness = { trust: 0.9, least: 0.5, most: 2 };

/**
 * Dark and light green (albedo) of a new lawn: as bright as the photo's lawn, and closer to its hue the healthier it
 * is.
 */
export function chooseLawnGreens(scene: Scene): { dark: LinearRgb; light: LinearRgb } {
  const { lawnColor, light } = scene;
  if (!lawnColor) return { dark: darkGrass, light: lightGrass };
  const [red, green, blue] = lawnColor;
  const [levelRed, levelGreen, levelBlue] = light.level;
  const albedo: LinearRgb = [red / levelRed, green / levelGreen, blue / levelBlue];
  // A lush remaining lawn is what the eye compares with; a thin or dry one is what the customer wants to replace.
  const lush = 1 - (Math.max(red, blue) / green) ** (1 / 2.2);
  const seen = smoothstep(0.08, 0.22, scene.greenShare);
  const trust = seen * (0.35 + 0.45 * smoothstep(0.05, 0.2, lush));
  const usual = luminanceOf(mixColor(darkGrass, lightGrass, 0.5));
  const own = luminanceOf(albedo);
  const brighter = lerp(1, clamp(own / usual, brightness.least, brightness.most), seen * brightness.trust);
  const shade = (grass: LinearRgb, share: number): LinearRgb => {
    const mixed = mixColor(grass, scaled(albedo, (share * usual) / own), trust);
    return scaled(mixed, brighter);
  };
  return { dark: shade(darkGrass, spread.dark), light: shade(lightGrass, spread.light) };
}

function scaled([red, green, blue]: LinearRgb, factor: number): LinearRgb {
  return [red * factor, green * factor, blue * factor];
}

function luminanceOf([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
