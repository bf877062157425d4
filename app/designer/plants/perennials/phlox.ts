import { flowering } from "../flowering.ts";
import type { Species } from "../species.ts";

export const phlox: Species = {
  commonName: "Garden phlox",
  botanicalName: "Phlox paniculata",
  matureHeight: 0.9,
  matureSpread: 0.6,
  spacing: 0.5,
  evergreen: false,
  role: "low",
  radius: 0.3,
  height: 0.75,
  blooms: ["pink", "white", "purple"],
  grow: flowering({
    body: { inner: "#27411c", outer: "#6a9349", halfLength: 0.04, halfWidth: 0.012, lump: 0.2, cover: 1.8 },
    heads: 15,
    moreHeads: 6,
    headRadius: 0.065,
    petal: 0.016,
  }),
};
