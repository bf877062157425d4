import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const crabapple: Species = {
  commonName: "Crabapple",
  botanicalName: "Malus 'Evereste'",
  matureHeight: 6,
  matureSpread: 5,
  spacing: 4.0,
  evergreen: false,
  role: "tree",
  radius: 1.2,
  height: 3.4,
  blooms: ["white", "pink", "red"],
  grow: tree({
    crown: "round",
    crownBase: 0.28,
    stemTop: 0.5,
    rise: [0.35, 1.1],
    inner: "#3d4f2b",
    outer: "#7f9652",
    blossom: 0.5,
    blossomSize: 0.021,
    halfLength: 0.027,
    halfWidth: 0.015,
    leafShape: "toothed",
  }),
};
