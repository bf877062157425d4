import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

/** Grey, soft leaves up every shoot. */
export const sage: Species = {
  commonName: "Common sage",
  botanicalName: "Salvia officinalis",
  matureHeight: 0.6,
  matureSpread: 0.7,
  spacing: 0.5,
  evergreen: true,
  role: "low",
  radius: 0.32,
  height: 0.42,
  grow: stems({
    stems: 84,
    lean: 1,
    patch: 0.78,
    leaves: 13,
    leafTo: 1,
    halfLength: 0.034,
    halfWidth: 0.012,
    dark: "#4c5c45",
    light: "#939f84",
  }),
};
