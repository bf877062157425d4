import { broadBlades } from "../habits/broad-blade.ts";
import type { Species } from "../parts/species.ts";

export const elephantEar: Species = {
  commonName: "Elephant ear",
  botanicalName: "Colocasia esculenta",
  matureHeight: 1.5,
  matureSpread: 1.2,
  spacing: 0.9,
  evergreen: false,
  role: "tall",
  radius: 0.55,
  height: 1.0,
  grow: broadBlades({
    stems: 5,
    trunk: 0.55,
    trunkRadius: 0.014,
    blades: 3,
    width: 0.36,
    torn: false,
    bark: "#6d8a44",
    dark: "#2c5223",
    light: "#6fa04a",
  }),
};
