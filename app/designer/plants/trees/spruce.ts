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
  grow: conifer(),
};
