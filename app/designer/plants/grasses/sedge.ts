import { grass } from "../habits/grass.ts";
import type { Species } from "../parts/species.ts";

export const sedge: Species = {
  commonName: "Sedge",
  botanicalName: "Carex oshimensis",
  matureHeight: 0.3,
  matureSpread: 0.4,
  spacing: 0.3,
  evergreen: true,
  role: "edge",
  radius: 0.25,
  height: 0.28,
  grow: grass({
    reach: 0.98,
    spread: 0.85,
    blades: 300,
    bladeWidth: 0.004,
    dark: "#3c5a26",
    light: "#8ea658",
    tip: "#d6d9a0",
  }),
};
