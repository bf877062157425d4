import { flowering } from "../habits/flowering.ts";
import type { Species } from "../parts/species.ts";

export const hydrangea: Species = {
  commonName: "Bigleaf hydrangea",
  botanicalName: "Hydrangea macrophylla",
  matureHeight: 1.5,
  matureSpread: 1.5,
  spacing: 1.0,
  evergreen: false,
  role: "tall",
  radius: 0.45,
  height: 0.8,
  blooms: ["blue", "pink", "white", "purple"],
  grow: flowering({
    body: {
      inner: "#1d3312",
      outer: "#5d8a3e",
      accent: "#86a85a",
      accentShare: 0.1,
      halfLength: 0.055,
      halfWidth: 0.034,
      shape: "toothed",
      lump: 0.15,
      cover: 2.4,
    },
    heads: 16,
    moreHeads: 8,
    headRadius: 0.085,
    petal: 0.016,
  }),
};
