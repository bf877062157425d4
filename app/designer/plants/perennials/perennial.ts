import { flowering } from "../habits/flowering.ts";
import type { Species } from "../parts/species.ts";

/** A low cushion with many small flowers; in other colors it represents coreopsis, avens and the like. */
export const perennial: Species = {
  commonName: "Hardy geranium",
  botanicalName: "Geranium 'Rozanne'",
  matureHeight: 0.5,
  matureSpread: 0.7,
  spacing: 0.45,
  evergreen: false,
  role: "low",
  radius: 0.3,
  height: 0.38,
  blooms: ["purple", "blue", "pink", "white", "red", "yellow", "orange"],
  grow: flowering({
    body: { inner: "#203a16", outer: "#6a9446", halfLength: 0.028, halfWidth: 0.012, lump: 0.22, cover: 2 },
    heads: 26,
    moreHeads: 20,
    headRadius: 0.022,
    petal: 0.013,
  }),
};
