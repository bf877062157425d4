import { linearFromHex } from "../../numeric/colour.ts";
import type { Surface } from "../../stage/mesh.ts";
import type { ObjectSite } from "../../stage/object-site.ts";

/** Wood in the site's color or the object's own (hex): dark and pale colors are paint, the rest is bare wood. */
export function woodOf(site: ObjectSite, usual: string): Surface {
  const hex = site.colour ?? usual;
  const colour = linearFromHex(hex);
  const [red, green, blue] = colour;
  const isBrown = red > green && green > blue && red > 0.06 && blue < 0.55 * red;
  return { colour, finish: isBrown ? "wood" : "paint" };
}

/** Stone in the requested color, or else the usual one (sRGB hex). */
export function stoneOf(site: ObjectSite, usual: string): Surface {
  return { colour: linearFromHex(site.colour ?? usual), finish: "stone" };
}

/** A surface in other tones: `factor` 0.8 is a fifth darker. */
export function shaded(surface: Surface, factor: number): Surface {
  const [r, g, b] = surface.colour;
  return { ...surface, colour: [r * factor, g * factor, b * factor] };
}

export const soil: Surface = { colour: linearFromHex("#4a3829"), finish: "soil" };
export const blackMetal: Surface = { colour: linearFromHex("#26272a"), finish: "metal" };
export const stillWater: Surface = { colour: linearFromHex("#27302a"), finish: "water" };
export const warmGlow: Surface = { colour: [1.25, 0.98, 0.6], finish: "glow" };
