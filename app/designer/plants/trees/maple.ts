import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const maple: Species = {
  commonName: "Sugar maple",
  botanicalName: "Acer saccharum",
  matureHeight: 14,
  matureSpread: 10,
  spacing: 8.0,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "tree",
  radius: 1.5,
  height: 4.8,
  grow: tree({
    crown: "oval",
    crownBase: 0.28,
    stemTop: 0.66,
    rise: [0.55, 1.25],
    bark: "#74695e",
    inner: "#2c471b",
    outer: "#7d9c46",
    accent: "#a89a48",
    accentShare: 0.06,
    halfLength: 0.042,
    halfWidth: 0.034,
    leafShape: "palmate",
  }),
};
