import type { ObjectKind } from "../making/object-kind.ts";
import { addRock } from "../making/rock.ts";

export const edgingStone: ObjectKind = {
  label: "Edging stone",
  width: 0.18,
  depth: 0.18,
  height: 0.08,
  radius: 0.07,
  shape: "round",
  unit: "each",
  place(site, stage, random) {
    const form = {
      radius: 0.066 * site.size,
      flatness: 0.95,
      facets: 9,
      rings: 6,
      sides: 10,
      sharpness: 13,
      roughness: 0.8,
    };
    addRock(form, site.x, site.z, site.color ?? "#98917f", stage, random);
  },
};
