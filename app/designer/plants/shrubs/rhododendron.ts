import { flowering } from "../habits/flowering.ts";
import type { Species } from "../parts/species.ts";

export const rhododendron: Species = {
  commonName: "Rhododendron",
  botanicalName: "Rhododendron catawbiense",
  matureHeight: 2.5,
  matureSpread: 2.5,
  spacing: 1.5,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "tall",
  radius: 0.55,
  height: 1.1,
  blooms: ["purple", "pink", "white", "red"],
  grow: flowering({
    body: { inner: "#182c15", outer: "#466b36", halfLength: 0.06, halfWidth: 0.018, lump: 0.2, cover: 2.2 },
    heads: 18,
    moreHeads: 8,
    headRadius: 0.075,
    petal: 0.016,
  }),
};
