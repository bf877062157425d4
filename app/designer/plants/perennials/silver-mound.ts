import { shrub } from "../shrub.ts";
import type { Species } from "../species.ts";

export const silverMound: Species = {
  commonName: "Cotton lavender",
  botanicalName: "Santolina chamaecyparissus",
  matureHeight: 0.5,
  matureSpread: 0.6,
  spacing: 0.45,
  evergreen: true,
  role: "edge",
  radius: 0.28,
  height: 0.3,
  grow: shrub({
    inner: "#59645a",
    outer: "#9aa593",
    halfLength: 0.026,
    halfWidth: 0.008,
    lump: 0.2,
    stray: 0.8,
    rise: 0.5,
  }),
};
