import { leaders } from "../shrub.ts";
import type { Species } from "../species.ts";

export const tomato: Species = {
  commonName: "Tomato",
  botanicalName: "Solanum lycopersicum",
  matureHeight: 1.5,
  matureSpread: 0.6,
  spacing: 0.5,
  evergreen: false,
  role: "vegetable",
  radius: 0.24,
  height: 1.1,
  grow: leaders({
    inner: "#23401a",
    outer: "#638f42",
    accent: "#c8331f",
    accentShare: 0.035,
    halfLength: 0.04,
    halfWidth: 0.017,
    lump: 0.35,
    smallLump: 0.2,
    cover: 1.5,
  }),
};
