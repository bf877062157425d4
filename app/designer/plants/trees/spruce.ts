import { conifer } from "../habits/conifer.ts";
import type { Species } from "../parts/species.ts";

export const spruce: Species = {
  commonName: "Norway spruce",
  botanicalName: "Picea abies",
  matureHeight: 18,
  matureSpread: 7,
  spacing: 4.9,
  evergreen: true,
  nativeTo: ["europe"],
  role: "tree",
  radius: 1.15,
  height: 3.6,
  grow: conifer({ dark: "#1d3524", light: "#4f7349", tip: "#7f9c5c", tier: 0.17, sag: 0.42, lift: 0.26 }),
};
