import { flowering } from "../flowering.ts";
import type { Species } from "../species.ts";

export const yarrow: Species = {
  commonName: "Yarrow",
  botanicalName: "Achillea millefolium",
  matureHeight: 0.7,
  matureSpread: 0.5,
  spacing: 0.45,
  evergreen: false,
  role: "low",
  radius: 0.28,
  height: 0.6,
  blooms: ["yellow", "white", "pink", "red"],
  grow: flowering({
    body: { inner: "#35482c", outer: "#7f9868", halfLength: 0.03, halfWidth: 0.007, lump: 0.25, cover: 1.6 },
    heads: 16,
    moreHeads: 8,
    headRadius: 0.045,
    petal: 0.01,
  }),
};
