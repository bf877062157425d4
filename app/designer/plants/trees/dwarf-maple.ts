import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const dwarfMaple: Species = {
  commonName: "Dwarf Japanese maple",
  botanicalName: "Acer palmatum 'Shaina'",
  matureHeight: 2,
  matureSpread: 1.5,
  spacing: 1.2,
  evergreen: false,
  role: "tree",
  radius: 0.62,
  height: 1.6,
  grow: tree({
    crown: "round",
    crownBase: 0.22,
    stemTop: 0.55,
    rise: [0.3, 1],
    trunkRadius: 0.016,
    bark: "#5b5148",
    inner: "#561a1c",
    outer: "#8f3a36",
    accent: "#a8573f",
    accentShare: 0.2,
    halfLength: 0.026,
    halfWidth: 0.0105,
    leafShape: "palmate",
    flatness: 0.45,
    bushiness: 0.65,
    droop: 0.3,
  }),
};
