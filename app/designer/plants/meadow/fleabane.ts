import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const fleabane: Species = {
  commonName: "Philadelphia fleabane",
  botanicalName: "Erigeron philadelphicus",
  matureHeight: 0.6,
  matureSpread: 0.4,
  spacing: 0.25,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "meadow",
  radius: 0.28,
  height: 0.5,
  blooms: ["white"],
  grow: stems({
    stems: 15,
    lean: 0.5,
    stalk: 0.0018,
    leaves: 8,
    leafTo: 0.6,
    halfLength: 0.035,
    halfWidth: 0.006,
    dark: "#3f5a2c",
    light: "#86a05a",
    patch: 0.85,
    bloom: { kind: "daisy", petal: 0.016, petals: 12, heart: "#e3b322", heartSize: 0.009, droop: 0.05 },
  }),
};
