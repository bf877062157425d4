import { flowering } from "../flowering.ts";
import type { Species } from "../species.ts";

export const sedum: Species = {
  commonName: "Stonecrop",
  botanicalName: "Hylotelephium spectabile",
  matureHeight: 0.5,
  matureSpread: 0.5,
  spacing: 0.4,
  evergreen: false,
  role: "low",
  radius: 0.28,
  height: 0.45,
  blooms: ["pink", "red", "white"],
  grow: flowering({
    body: { inner: "#42573c", outer: "#93a882", halfLength: 0.03, halfWidth: 0.02, lump: 0.15, cover: 2 },
    heads: 16,
    moreHeads: 8,
    headRadius: 0.05,
    petal: 0.01,
  }),
};
