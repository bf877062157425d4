import { flowering } from "../habits/flowering.ts";
import type { Species } from "../parts/species.ts";

export const potentilla: Species = {
  commonName: "Shrubby cinquefoil",
  botanicalName: "Potentilla fruticosa",
  matureHeight: 0.9,
  matureSpread: 1.2,
  spacing: 0.8,
  evergreen: false,
  nativeTo: ["north-america", "europe"],
  role: "low",
  radius: 0.38,
  height: 0.6,
  blooms: ["yellow", "white", "orange", "pink"],
  grow: flowering({
    body: { inner: "#2c4525", outer: "#7f9c62", halfLength: 0.014, halfWidth: 0.006, lump: 0.2, cover: 2 },
    heads: 48,
    moreHeads: 24,
    headRadius: 0.014,
    petal: 0.012,
  }),
};
