import type { Species } from "../species.ts";
import { straps } from "../strap.ts";

export const poppy: Species = {
  commonName: "Field poppy",
  botanicalName: "Papaver rhoeas",
  matureHeight: 0.6,
  matureSpread: 0.3,
  spacing: 0.25,
  evergreen: false,
  role: "meadow",
  radius: 0.2,
  height: 0.5,
  blooms: ["red", "orange"],
  grow: straps({
    leaves: 14,
    halfWidth: 0.006,
    arch: 0.35,
    reach: 0.55,
    dark: "#46602f",
    light: "#87a05c",
    stems: 5,
    flower: { petals: 5, halfLength: 0.026, halfWidth: 0.026, open: 0.55, heart: "#1d1714" },
  }),
};
