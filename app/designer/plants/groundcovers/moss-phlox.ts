import { flowering } from "../habits/flowering.ts";
import type { Species } from "../parts/species.ts";

export const mossPhlox: Species = {
  commonName: "Moss phlox",
  botanicalName: "Phlox subulata",
  matureHeight: 0.15,
  matureSpread: 0.6,
  spacing: 0.45,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "edge",
  radius: 0.3,
  height: 0.13,
  blooms: ["pink", "purple", "white", "blue"],
  grow: flowering({
    body: { inner: "#2d4a22", outer: "#6c8f4c", halfLength: 0.012, halfWidth: 0.003, lump: 0.25, cover: 2 },
    heads: 110,
    moreHeads: 40,
    headRadius: 0.011,
    petal: 0.009,
  }),
};
