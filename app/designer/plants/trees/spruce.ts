import { conifer } from "../conifer.ts";
import type { Species } from "../species.ts";

export const spruce: Species = {
  commonName: "Norway spruce",
  botanicalName: "Picea abies",
  matureHeight: 18,
  matureSpread: 7,
  spacing: 4.9,
  evergreen: true,
  role: "tree",
  radius: 0.95,
  height: 3.6,
  grow: conifer({ dark: "#1b3323", light: "#4f7550", tip: "#7b9a62", tier: 0.12 }),
};
