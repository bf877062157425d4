import { linearFromHex } from "../../numeric/color.ts";
import type { Surface } from "../../stage/mesh.ts";
import type { ObjectSite } from "../../stage/object-site.ts";

/** In the site's color or the object's own (hex): dark and pale colors are paint, the rest is bare wood. */
export function woodOf(site: ObjectSite, usual: string): Surface {
  const hex = site.color ?? usual;
  const color = linearFromHex(hex);
  const [red, green, blue] = color;
  const isBrown = red > green && green > blue && red > 0.06 && blue < 0.55 * red;
  return { color, finish: isBrown ? "wood" : "paint" };
}

/** sRGB hex. */
export function stoneOf(site: ObjectSite, usual: string): Surface {
  return { color: linearFromHex(site.color ?? usual), finish: "stone" };
}

/** `factor` 0.8 is a fifth darker. */
export function shaded(surface: Surface, factor: number): Surface {
  const [r, g, b] = surface.color;
  return { ...surface, color: [r * factor, g * factor, b * factor] };
}

export const soil: Surface = { color: linearFromHex("#4a3829"), finish: "soil" };
export const blackMetal: Surface = { color: linearFromHex("#26272a"), finish: "metal" };
export const stillWater: Surface = { color: linearFromHex("#27302a"), finish: "water" };
export const warmGlow: Surface = { color: [1.25, 0.98, 0.6], finish: "glow" };
