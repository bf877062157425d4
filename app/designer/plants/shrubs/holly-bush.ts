import { leaders } from "../habits/shrub.ts";
import type { Species } from "../parts/species.ts";

export const hollyBush: Species = {
  commonName: "Inkberry holly",
  botanicalName: "Ilex glabra",
  matureHeight: 1.5,
  matureSpread: 1.5,
  spacing: 0.9,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "tall",
  radius: 0.42,
  height: 0.85,
  grow: leaders({
    inner: "#162b10",
    outer: "#466a33",
    accent: "#6d8c4c",
    accentShare: 0.1,
    halfLength: 0.02,
    halfWidth: 0.011,
    shape: "lobed",
    lump: 0.25,
    smallLump: 0.16,
    stray: 0.8,
    rise: 0.4,
    cover: 1.9,
  }),
};
