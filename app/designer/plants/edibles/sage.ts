import type { Species } from "../species.ts";
import { stems } from "../stems.ts";

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
    stems: 58,
    lean: 1,
    patch: 0.62,
    leaves: 13,
    leafTo: 1,
    halfLength: 0.034,
    halfWidth: 0.012,
    dark: "#56684f",
    light: "#a3b094",
  }),
};
