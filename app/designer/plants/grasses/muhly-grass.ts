import { grass } from "../habits/grass.ts";
import type { Species } from "../parts/species.ts";

export const muhlyGrass: Species = {
  commonName: "Pink muhly grass",
  botanicalName: "Muhlenbergia capillaris",
  matureHeight: 0.9,
  matureSpread: 0.9,
  spacing: 0.7,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "low",
  radius: 0.44,
  height: 0.8,
  grow: grass({
    reach: 0.72,
    spread: 0.7,
    blades: 420,
    bladeWidth: 0.002,
    dark: "#4a6236",
    light: "#93a56b",
    tip: "#b9b586",
    plume: "#cf8fa5",
    plumes: 44,
    plumeRadius: 0.024,
    bristle: 0.035,
    nod: 0.2,
  }),
};
