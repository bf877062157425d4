import { shrub } from "../habits/shrub.ts";
import type { Species } from "../parts/species.ts";

export const juniper: Species = {
  commonName: "Creeping juniper",
  botanicalName: "Juniperus horizontalis",
  matureHeight: 0.4,
  matureSpread: 1.8,
  spacing: 0.9,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "edge",
  radius: 0.5,
  height: 0.36,
  grow: shrub({
    inner: "#233624",
    outer: "#64805f",
    accent: "#8aa184",
    accentShare: 0.12,
    halfLength: 0.034,
    halfWidth: 0.011,
    shape: "spray",
    lump: 0.3,
    smallLump: 0.2,
    stray: 0.7,
  }),
};
