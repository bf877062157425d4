import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

/** Hundreds of upright shoots like feathers. */
export const silverMound: Species = {
  commonName: "Cotton lavender",
  botanicalName: "Santolina chamaecyparissus",
  matureHeight: 0.5,
  matureSpread: 0.6,
  spacing: 0.45,
  evergreen: true,
  role: "edge",
  radius: 0.28,
  height: 0.32,
  grow: stems({
    stems: 150,
    lean: 1,
    patch: 0.85,
    leaves: 11,
    leafTo: 1,
    halfLength: 0.015,
    halfWidth: 0.0042,
    dark: "#5c6752",
    light: "#a1aa91",
  }),
};
