import { shrub } from "../habits/shrub.ts";
import type { Species } from "../parts/species.ts";

export const silverMound: Species = {
  commonName: "Cotton lavender",
  botanicalName: "Santolina chamaecyparissus",
  matureHeight: 0.5,
  matureSpread: 0.6,
  spacing: 0.45,
  evergreen: true,
  nativeTo: ["europe"],
  role: "edge",
  radius: 0.28,
  height: 0.32,
  grow: shrub({
    inner: "#58624c",
    outer: "#a3ad95",
    accent: "#bcc4b0",
    accentShare: 0.15,
    shape: "spray",
    halfLength: 0.027,
    halfWidth: 0.0048,
    lump: 0.16,
    smallLump: 0.16,
    stray: 0.7,
    rise: 1.9,
    cover: 1.1,
  }),
};
