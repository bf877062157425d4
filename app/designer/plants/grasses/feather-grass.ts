import { grass } from "../habits/grass.ts";
import type { Species } from "../parts/species.ts";

export const featherGrass: Species = {
  commonName: "Feather reed grass",
  botanicalName: "Calamagrostis × acutiflora",
  matureHeight: 1.5,
  matureSpread: 0.7,
  spacing: 0.6,
  evergreen: false,
  role: "tall",
  radius: 0.4,
  height: 1.05,
  grow: grass({
    reach: 0.77,
    spread: 0.44,
    blades: 420,
    bladeWidth: 0.0045,
    dark: "#4d5f25",
    light: "#8d9856",
    tip: "#bfb083",
    plume: "#d8c7a2",
    plumes: 18,
    plumeRadius: 0.013,
    bristle: 0.022,
    nod: 0.16,
  }),
};
