import { conifer } from "../habits/conifer.ts";
import type { Species } from "../parts/species.ts";

export const blueSpruce: Species = {
  commonName: "Colorado blue spruce",
  botanicalName: "Picea pungens",
  matureHeight: 12,
  matureSpread: 5,
  spacing: 4.0,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "tree",
  radius: 1.15,
  height: 3.3,
  grow: conifer({ dark: "#2c4549", light: "#6f9296", tip: "#a9c2c0", tier: 0.19, sag: 0.24, lift: 0.3 }),
};
