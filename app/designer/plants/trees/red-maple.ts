import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

/** In its autumn red, which is what requests for a red maple mean. */
export const redMaple: Species = {
  commonName: "Red maple in autumn",
  botanicalName: "Acer rubrum",
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
    inner: "#5e1a14",
    outer: "#a83a26",
    accent: "#c2652f",
    accentShare: 0.14,
    halfLength: 0.042,
    halfWidth: 0.034,
    leafShape: "palmate",
  }),
};
