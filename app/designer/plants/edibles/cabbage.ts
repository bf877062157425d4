import { rosette } from "../habits/rosette.ts";
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
  grow: rosette({
    leaves: 26,
    halfWidth: 0.1,
    dark: "#4f7a63",
    light: "#9fbfa2",
    shape: "ellipse",
    rim: 0.2,
    heart: 1.35,
  }),
};
