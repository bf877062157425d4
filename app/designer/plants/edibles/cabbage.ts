import { leafHead } from "../habits/leaf-head.ts";
import type { Species } from "../parts/species.ts";

export const cabbage: Species = {
  commonName: "Cabbage",
  botanicalName: "Brassica oleracea",
  matureHeight: 0.4,
  matureSpread: 0.5,
  spacing: 0.45,
  evergreen: false,
  role: "vegetable",
  radius: 0.24,
  height: 0.26,
  grow: leafHead({
    leaves: 19,
    halfLength: 0.6,
    wide: 0.82,
    frills: 6,
    heart: { radius: 0.4, leaves: 7, pale: "#b9cfa0" },
    dark: "#47705c",
    light: "#87aa88",
    rim: "#a8c2ac",
  }),
};
