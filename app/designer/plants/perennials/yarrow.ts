import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const yarrow: Species = {
  commonName: "Yarrow",
  botanicalName: "Achillea millefolium",
  matureHeight: 0.7,
  matureSpread: 0.5,
  spacing: 0.45,
  evergreen: false,
  nativeTo: ["north-america", "europe"],
  role: "low",
  radius: 0.28,
  height: 0.6,
  blooms: ["yellow", "white", "pink", "red"],
  grow: stems({
    stems: 28,
    lean: 1,
    leaves: 22,
    leafTo: 0.85,
    halfLength: 0.05,
    halfWidth: 0.013,
    shape: "pinnate",
    dark: "#3a4d30",
    light: "#8da475",
    blooming: 0.75,
    bloom: { kind: "head", radius: 0.04, petal: 0.007, flat: 0.7 },
  }),
};
