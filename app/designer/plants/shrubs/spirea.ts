import { flowering } from "../flowering.ts";
import type { Species } from "../species.ts";

export const spirea: Species = {
  commonName: "Japanese spirea",
  botanicalName: "Spiraea japonica",
  matureHeight: 0.9,
  matureSpread: 1.0,
  spacing: 0.8,
  evergreen: false,
  role: "low",
  radius: 0.4,
  height: 0.6,
  blooms: ["pink", "white"],
  grow: flowering({
    body: { inner: "#33491c", outer: "#8ea04a", accent: "#b98a4a", accentShare: 0.08, lump: 0.28, smallLump: 0.18 },
    heads: 30,
    moreHeads: 14,
    headRadius: 0.035,
    petal: 0.01,
  }),
};
