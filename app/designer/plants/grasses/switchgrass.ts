import { grass } from "../habits/grass.ts";
import type { Species } from "../parts/species.ts";

export const switchgrass: Species = {
  commonName: "Switchgrass",
  botanicalName: "Panicum virgatum",
  matureHeight: 1.5,
  matureSpread: 0.9,
  spacing: 0.8,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "tall",
  radius: 0.6,
  height: 1.4,
  grow: grass({
    reach: 0.76,
    spread: 0.6,
    blades: 480,
    bladeWidth: 0.006,
    dark: "#46602a",
    light: "#9aae64",
    tip: "#cfc796",
    plume: "#d9cbb2",
    plumes: 14,
    plumeRadius: 0.028,
    bristle: 0.05,
  }),
};
