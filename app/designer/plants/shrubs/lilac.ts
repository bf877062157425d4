import { flowering } from "../flowering.ts";
import type { Species } from "../species.ts";

export const lilac: Species = {
  commonName: "Lilac",
  botanicalName: "Syringa vulgaris",
  matureHeight: 4,
  matureSpread: 3,
  spacing: 2,
  evergreen: false,
  role: "tall",
  radius: 0.7,
  height: 1.9,
  blooms: ["purple", "white", "pink"],
  grow: flowering({
    body: { inner: "#243a1c", outer: "#638a45", halfLength: 0.045, halfWidth: 0.03, lump: 0.28, cover: 1.9 },
    heads: 36,
    moreHeads: 12,
    headRadius: 0.06,
    petal: 0.014,
  }),
};
