import { flowering } from "../flowering.ts";
import type { Species } from "../species.ts";

export const hibiscus: Species = {
  commonName: "Hibiscus",
  botanicalName: "Hibiscus rosa-sinensis",
  matureHeight: 2.5,
  matureSpread: 1.8,
  spacing: 1.2,
  evergreen: true,
  role: "tall",
  radius: 0.5,
  height: 1.2,
  blooms: ["red", "pink", "orange", "yellow"],
  grow: flowering({
    body: { inner: "#1c3a17", outer: "#4f8038", halfLength: 0.045, halfWidth: 0.028, lump: 0.28, cover: 1.9 },
    heads: 12,
    moreHeads: 6,
    headRadius: 0.05,
    petal: 0.04,
  }),
};
