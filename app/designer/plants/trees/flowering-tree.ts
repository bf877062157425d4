import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

export const floweringTree: Species = {
  commonName: "Flowering cherry",
  botanicalName: "Prunus serrulata",
  matureHeight: 8,
  matureSpread: 8,
  spacing: 6.4,
  evergreen: false,
  role: "tree",
  radius: 1.35,
  height: 3.8,
  blooms: ["pink", "white"],
  grow: tree({
    inner: "#394a2c",
    outer: "#75904c",
    accent: "flowers",
    accentShare: 0.55,
    halfLength: 0.023,
    halfWidth: 0.015,
    limbs: 14,
    puff: 0.08,
  }),
};
