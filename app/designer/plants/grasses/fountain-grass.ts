import { grass } from "../habits/grass.ts";
import type { Species } from "../parts/species.ts";

export const fountainGrass: Species = {
  commonName: "Fountain grass",
  botanicalName: "Pennisetum alopecuroides",
  matureHeight: 0.9,
  matureSpread: 0.8,
  spacing: 0.6,
  evergreen: false,
  role: "low",
  radius: 0.42,
  height: 0.85,
  grow: grass({
    reach: 0.8,
    spread: 0.8,
    blades: 420,
    bladeWidth: 0.0035,
    dark: "#4a6128",
    light: "#a1ae62",
    tip: "#d0c48e",
    plume: "#c2a98c",
    plumes: 26,
    plumeRadius: 0.017,
    nod: 0.5,
  }),
};
