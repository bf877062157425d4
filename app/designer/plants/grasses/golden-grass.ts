import { grass } from "../habits/grass.ts";
import type { Species } from "../parts/species.ts";

export const goldenGrass: Species = {
  commonName: "Japanese forest grass",
  botanicalName: "Hakonechloa macra",
  matureHeight: 0.4,
  matureSpread: 0.6,
  spacing: 0.4,
  evergreen: false,
  role: "low",
  radius: 0.32,
  height: 0.36,
  grow: grass({
    reach: 0.98,
    spread: 0.75,
    blades: 340,
    bladeWidth: 0.005,
    dark: "#5f7426",
    light: "#b9c25c",
    tip: "#d8d388",
  }),
};
