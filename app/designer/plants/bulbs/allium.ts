import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const allium: Species = {
  commonName: "Allium",
  botanicalName: "Allium hollandicum",
  matureHeight: 0.9,
  matureSpread: 0.25,
  spacing: 0.2,
  evergreen: false,
  role: "low",
  radius: 0.2,
  height: 0.85,
  blooms: ["purple", "white"],
  grow: stems({
    stems: 7,
    lean: 0.6,
    leaves: 5,
    leafTo: 0.06,
    halfLength: 0.13,
    halfWidth: 0.014,
    dark: "#4f6b48",
    light: "#86a07a",
    blooming: 0.95,
    bloom: { kind: "head", radius: 0.05, petal: 0.008, flat: 0 },
  }),
};
