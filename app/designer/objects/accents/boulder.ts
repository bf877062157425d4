import type { ObjectKind } from "../making/object-kind.ts";
import { addRock } from "../making/rock.ts";

export const boulder: ObjectKind = {
  label: "Boulder",
  width: 0.8,
  depth: 0.8,
  height: 0.38,
  radius: 0.36,
  shape: "round",
  unit: "each",
  place(site, stage, random) {
    const flatness = 0.8 + 0.16 * random();
    const form = { radius: 0.3 * site.size, flatness, facets: 12, rings: 22, sides: 34, sharpness: 24, roughness: 1 };
    addRock(form, site.x, site.z, site.color ?? "#8c857a", stage, random);
  },
};
