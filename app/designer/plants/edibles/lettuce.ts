import { rosette } from "../habits/rosette.ts";
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
  grow: rosette({
    leaves: 40,
    halfWidth: 0.055,
    dark: "#5a8a2a",
    light: "#a9cf62",
    shape: "ellipse",
    rim: 0.35,
    heart: 1.3,
  }),
};
