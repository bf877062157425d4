import { leafHead } from "../habits/leaf-head.ts";
import type { Species } from "../parts/species.ts";

export const lettuce: Species = {
  commonName: "Lettuce",
  botanicalName: "Lactuca sativa",
  matureHeight: 0.25,
  matureSpread: 0.3,
  spacing: 0.25,
  evergreen: false,
  role: "vegetable",
  radius: 0.15,
  height: 0.18,
  grow: leafHead({
    leaves: 34,
    halfLength: 0.46,
    wide: 0.74,
    frills: 6,
    dark: "#4d7c26",
    light: "#94bd52",
    rim: "#aecf6c",
  }),
};
