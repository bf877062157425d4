import { broadBlades } from "../habits/broad-blade.ts";
import type { Species } from "../parts/species.ts";

export const banana: Species = {
  commonName: "Hardy banana",
  botanicalName: "Musa basjoo",
  matureHeight: 4,
  matureSpread: 3,
  spacing: 2,
  evergreen: false,
  role: "tree",
  radius: 1.0,
  height: 2.6,
  grow: broadBlades({
    stems: 3,
    trunk: 0.54,
    trunkRadius: 0.085,
    blades: 8,
    width: 0.2,
    bark: "#75804c",
    dark: "#3b6426",
    light: "#86ad4c",
    dead: "#8a7448",
  }),
};
