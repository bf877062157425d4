import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

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
    crown: "vase",
    crownBase: 0.28,
    stemTop: 0.45,
    rise: [0.75, 1.2],
    bark: "#584840",
    inner: "#4a5530",
    outer: "#84935a",
    blossom: 0.8,
    blossomSize: 0.021,
    halfLength: 0.028,
    halfWidth: 0.015,
  }),
};
