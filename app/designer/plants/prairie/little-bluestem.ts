import { grass } from "../habits/grass.ts";
import type { Species } from "../parts/species.ts";

export const littleBluestem: Species = {
  commonName: "Little bluestem",
  botanicalName: "Schizachyrium scoparium 'The Blues'",
  matureHeight: 0.9,
  matureSpread: 0.6,
  spacing: 0.5,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "low",
  radius: 0.3,
  height: 0.8,
  grow: grass({
    reach: 0.8,
    spread: 0.26,
    blades: 320,
    bladeWidth: 0.0032,
    dark: "#4e6670",
    light: "#8fa6a2",
    tip: "#b79a86",
  }),
};
