import { leaders } from "../habits/shrub.ts";
import type { Species } from "../parts/species.ts";

export const ninebark: Species = {
  commonName: "Purple ninebark",
  botanicalName: "Physocarpus opulifolius 'Little Devil'",
  matureHeight: 1.2,
  matureSpread: 1.2,
  spacing: 0.8,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "tall",
  radius: 0.42,
  height: 0.8,
  grow: leaders({ inner: "#3a1416", outer: "#7c3a36", accent: "#a05a45", accentShare: 0.15, lump: 0.22, stray: 0.8 }),
};
