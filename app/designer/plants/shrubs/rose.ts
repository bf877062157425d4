import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const rose: Species = {
  commonName: "Shrub rose",
  botanicalName: "Rosa × hybrida",
  matureHeight: 1.2,
  matureSpread: 1.0,
  spacing: 0.7,
  evergreen: false,
  role: "tall",
  radius: 0.42,
  height: 0.82,
  blooms: ["pink", "red", "white", "yellow", "orange"],
  grow: stems({
    stems: 44,
    lean: 1,
    patch: 0.5,
    leaves: 26,
    leafTo: 0.97,
    halfLength: 0.05,
    halfWidth: 0.031,
    shape: "toothed",
    dark: "#234019",
    light: "#628c43",
    blooming: 0.6,
    bloom: { kind: "rosette", radius: 0.037, petals: 24 },
  }),
};
