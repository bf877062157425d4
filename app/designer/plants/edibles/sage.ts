import { shrub } from "../shrub.ts";
import type { Species } from "../species.ts";

export const sage: Species = {
  commonName: "Common sage",
  botanicalName: "Salvia officinalis",
  matureHeight: 0.6,
  matureSpread: 0.7,
  spacing: 0.5,
  evergreen: true,
  role: "low",
  radius: 0.32,
  height: 0.4,
  grow: shrub({
    inner: "#4a5a4a",
    outer: "#9aa893",
    halfLength: 0.035,
    halfWidth: 0.014,
    lump: 0.22,
    stray: 0.8,
    rise: 0.4,
  }),
};
