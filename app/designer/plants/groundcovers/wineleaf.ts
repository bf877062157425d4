import { flowering } from "../habits/flowering.ts";
import type { Species } from "../parts/species.ts";

export const wineleaf: Species = {
  commonName: "Three-toothed cinquefoil",
  botanicalName: "Sibbaldiopsis tridentata",
  matureHeight: 0.15,
  matureSpread: 0.35,
  spacing: 0.3,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "edge",
  radius: 0.22,
  height: 0.14,
  blooms: ["white"],
  grow: flowering({
    body: { inner: "#1f3a1c", outer: "#5f8a46", halfLength: 0.014, halfWidth: 0.007, lump: 0.25, cover: 2 },
    heads: 22,
    moreHeads: 14,
    headRadius: 0.007,
    petal: 0.006,
  }),
};
