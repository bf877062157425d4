import { flowering } from "../flowering.ts";
import type { Species } from "../species.ts";

export const rose: Species = {
  commonName: "Shrub rose",
  botanicalName: "Rosa × hybrida",
  matureHeight: 1.2,
  matureSpread: 1.0,
  spacing: 0.7,
  evergreen: false,
  role: "tall",
  radius: 0.38,
  height: 0.85,
  blooms: ["pink", "red", "white", "yellow", "orange"],
  grow: flowering({
    body: {
      inner: "#1a2f14",
      outer: "#54803c",
      halfLength: 0.03,
      halfWidth: 0.018,
      lump: 0.34,
      smallLump: 0.2,
      stray: 0.85,
      cover: 2,
    },
    heads: 22,
    moreHeads: 12,
    headRadius: 0.036,
    petal: 0.015,
  }),
};
