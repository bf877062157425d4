import { leaders } from "../habits/shrub.ts";
import type { Species } from "../parts/species.ts";

export const laurel: Species = {
  commonName: "Carolina cherry laurel",
  botanicalName: "Prunus caroliniana 'Compacta'",
  matureHeight: 3,
  matureSpread: 2.5,
  spacing: 0.9,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "tall",
  radius: 0.46,
  height: 1.2,
  grow: leaders({
    inner: "#1b3013",
    outer: "#5a8140",
    accent: "#87a65a",
    accentShare: 0.12,
    halfLength: 0.042,
    halfWidth: 0.018,
    lump: 0.32,
    smallLump: 0.16,
    stray: 0.8,
    rise: 0.45,
    cover: 1.9,
  }),
};
