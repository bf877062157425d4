import { shrub } from "../habits/shrub.ts";
import type { Species } from "../parts/species.ts";

export const juniper: Species = {
  commonName: "Creeping juniper",
  botanicalName: "Juniperus horizontalis",
  matureHeight: 0.4,
  matureSpread: 1.8,
  spacing: 0.9,
  evergreen: true,
  role: "edge",
  radius: 0.5,
  height: 0.36,
  grow: shrub({
    inner: "#2c4238",
    outer: "#6f8c7c",
    halfLength: 0.03,
    halfWidth: 0.006,
    lump: 0.3,
    smallLump: 0.2,
    stray: 0.7,
  }),
};
