import { rosette } from "../habits/rosette.ts";
import type { Species } from "../parts/species.ts";

export const agave: Species = {
  commonName: "Agave",
  botanicalName: "Agave americana",
  matureHeight: 1.5,
  matureSpread: 2,
  spacing: 1.2,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "low",
  radius: 0.38,
  height: 0.4,
  grow: rosette({
    leaves: 24,
    shape: "sword",
    halfWidth: 0.058,
    rim: 0.22,
    heart: 1.45,
    spine: "#3a2a22",
    dark: "#5d7f7c",
    light: "#9dbab4",
  }),
};
