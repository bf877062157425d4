import { shrub } from "../habits/shrub.ts";
import type { Species } from "../parts/species.ts";

export const boxwood: Species = {
  commonName: "Boxwood",
  botanicalName: "Buxus sempervirens",
  matureHeight: 0.8,
  matureSpread: 0.8,
  spacing: 0.6,
  evergreen: true,
  nativeTo: ["europe"],
  role: "low",
  radius: 0.32,
  height: 0.56,
  grow: shrub({
    inner: "#16260f",
    outer: "#4d6c37",
    accent: "#7a934f",
    accentShare: 0.14,
    halfLength: 0.013,
    halfWidth: 0.009,
    lump: 0.07,
    smallLump: 0.1,
    stray: 0.8,
  }),
};
