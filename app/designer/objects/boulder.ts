import type { ObjectKind } from "./object-kind.ts";
import { addRock } from "./rock.ts";

/** A weathered boulder, sunk a third into the ground. */
export const boulder: ObjectKind = {
  label: "Boulder",
  width: 0.7,
  depth: 0.6,
  height: 0.38,
  radius: 0.36,
  shape: "round",
  unit: "each",
  place(site, stage, random) {
    const flatness = 0.62 + 0.16 * random();
    const form = { radius: 0.3 * site.size, flatness, facets: 16, rings: 16, sides: 26, sharpness: 14, roughness: 1 };
    addRock(form, site.x, site.z, site.colour ?? "#8c857a", stage, random);
  },
};
