import { grass } from "../habits/grass.ts";
import type { Species } from "../parts/species.ts";

export const meadowGrass: Species = {
  commonName: "Meadow grass",
  botanicalName: "Festuca rubra",
  matureHeight: 0.6,
  matureSpread: 0.3,
  spacing: 0.15,
  evergreen: true,
  nativeTo: ["north-america", "europe"],
  role: "meadow",
  radius: 0.24,
  height: 0.5,
  grow: grass({
    reach: 0.75,
    spread: 0.45,
    blades: 110,
    bladeWidth: 0.002,
    dark: "#5c7034",
    light: "#a7b06a",
    tip: "#cdbf8a",
    plume: "#c6b58a",
    plumes: 12,
    plumeRadius: 0.006,
  }),
};
