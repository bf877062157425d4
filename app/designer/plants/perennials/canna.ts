import { broadBlades } from "../broad-blade.ts";
import type { Species } from "../species.ts";

export const canna: Species = {
  commonName: "Canna lily",
  botanicalName: "Canna indica",
  matureHeight: 1.6,
  matureSpread: 0.6,
  spacing: 0.5,
  evergreen: false,
  role: "tall",
  radius: 0.4,
  height: 1.4,
  grow: broadBlades({
    stems: 4,
    trunk: 0.4,
    trunkRadius: 0.016,
    blades: 5,
    width: 0.2,
    torn: false,
    bark: "#5d7a3c",
    dark: "#2c4f21",
    light: "#6c9a48",
  }),
};
