import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const yarrow: Species = {
  commonName: "Yarrow",
  botanicalName: "Achillea millefolium",
  matureHeight: 0.7,
  matureSpread: 0.5,
  spacing: 0.45,
  evergreen: false,
  role: "low",
  radius: 0.28,
  height: 0.6,
  blooms: ["yellow", "white", "pink", "red"],
  grow: stems({
    stems: 28,
    lean: 0.9,
    leaves: 16,
    leafTo: 0.75,
    halfLength: 0.045,
    halfWidth: 0.007,
    shape: "pinnate",
    dark: "#3a4d30",
    light: "#8da475",
    blooming: 0.75,
    bloom: { kind: "head", radius: 0.045, petal: 0.008, flat: 0.75 },
  }),
};
