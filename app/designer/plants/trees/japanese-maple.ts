import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const japaneseMaple: Species = {
  commonName: "Japanese maple",
  botanicalName: "Acer palmatum",
  matureHeight: 4.5,
  matureSpread: 4.5,
  spacing: 3.6,
  evergreen: false,
  role: "tree",
  radius: 1.2,
  height: 2.8,
  grow: tree({
    crown: "spreading",
    stems: 1,
    crownBase: 0.2,
    stemTop: 0.5,
    rise: [0.2, 0.85],
    depth: 0.25,
    trunkRadius: 0.02,
    bark: "#5b5148",
    inner: "#561a1c",
    outer: "#8c3a34",
    accent: "#a8573f",
    accentShare: 0.2,
    halfLength: 0.027,
    halfWidth: 0.0105,
    leafShape: "palmate",
    flatness: 0.32,
    bushiness: 0.6,
    droop: 0.55,
  }),
};
