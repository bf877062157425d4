import { conifer } from "../conifer.ts";
import type { Species } from "../species.ts";

export const pine: Species = {
  commonName: "Mountain pine",
  botanicalName: "Pinus mugo",
  matureHeight: 4,
  matureSpread: 4,
  spacing: 2.8,
  evergreen: true,
  role: "tree",
  radius: 0.95,
  height: 2.4,
  grow: conifer({ dark: "#223a26", light: "#5d7f52" }),
};
