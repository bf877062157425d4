import type { LinearRgb } from "../../numeric/color.ts";
import { indices3 } from "../../numeric/read-at.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import type { Season } from "../../stage/moment.ts";
import type { LawnGreens } from "./lawn-greens.ts";

/** Factors on the color of drawn grass: fresh in May, straw among the green in January. A lawn of summer is as drawn without a season. */
const lawns: Record<Season, LinearRgb> = {
  spring: [0.92, 1.06, 0.85],
  summer: [1, 1, 1],
  autumn: [1.08, 0.95, 0.92],
  winter: [1.12, 0.86, 0.98],
};
/** Of a meadow, which dries, and of thyme, which dulls. */
const meadows: Record<Season, LinearRgb> = {
  spring: [0.85, 1.08, 0.85],
  summer: [1, 1, 1],
  autumn: [1.45, 1, 0.9],
  winter: [1.6, 0.95, 1.15],
};

export function greensInSeason(greens: LawnGreens, season: Season | undefined): LawnGreens {
  if (!season) return greens;
  const by = (color: LinearRgb): LinearRgb => multiplied(color, lawns[season]);
  return { ...greens, dark: by(greens.dark), light: by(greens.light) };
}

/** Ground that grows. */
export function grownInSeason(material: GroundMaterial, season: Season | undefined): GroundMaterial {
  if (!season || season === "summer") return material;
  const by = meadows[season];
  return (x, z, footprint, out, ...path) => {
    material(x, z, footprint, out, ...path);
    for (const c of indices3) out[c] *= by[c];
  };
}

function multiplied(color: LinearRgb, by: LinearRgb): LinearRgb {
  return [color[0] * by[0], color[1] * by[1], color[2] * by[2]];
}
