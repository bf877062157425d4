import { flowering } from "../flowering.ts";
import type { Species } from "../species.ts";

export const peony: Species = {
  commonName: "Peony",
  botanicalName: "Paeonia lactiflora",
  matureHeight: 0.9,
  matureSpread: 0.9,
  spacing: 0.8,
  evergreen: false,
  role: "low",
  radius: 0.36,
  height: 0.7,
  blooms: ["pink", "white", "red"],
  grow: flowering({
    body: { inner: "#1f3a16", outer: "#5d8540", halfLength: 0.05, halfWidth: 0.02, lump: 0.22, cover: 2 },
    heads: 9,
    moreHeads: 5,
    headRadius: 0.062,
    petal: 0.03,
  }),
};
