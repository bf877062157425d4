import { shrub } from "../habits/shrub.ts";
import type { Species } from "../parts/species.ts";

export const sage: Species = {
  commonName: "Common sage",
  botanicalName: "Salvia officinalis",
  matureHeight: 0.6,
  matureSpread: 0.7,
  spacing: 0.5,
  evergreen: true,
  nativeTo: ["europe"],
  role: "low",
  radius: 0.32,
  height: 0.42,
  grow: shrub({
    inner: "#48573f",
    outer: "#98a588",
    accent: "#b4bca4",
    accentShare: 0.14,
    halfLength: 0.034,
    halfWidth: 0.012,
    lump: 0.2,
    smallLump: 0.2,
    stray: 1.05,
    rise: 0.75,
    cover: 1.9,
  }),
};
