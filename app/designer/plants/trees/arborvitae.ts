import { conifer } from "../conifer.ts";
import type { Species } from "../species.ts";

/** A dense column for screens. */
export const arborvitae: Species = {
  commonName: "Arborvitae",
  botanicalName: "Thuja occidentalis 'Smaragd'",
  matureHeight: 4,
  matureSpread: 1.2,
  spacing: 0.8,
  evergreen: true,
  role: "tree",
  radius: 0.42,
  height: 2.4,
  grow: conifer({ dark: "#1d3a1c", light: "#5f8f45" }),
};
