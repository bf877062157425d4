import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const birch: Species = {
  commonName: "Silver birch",
  botanicalName: "Betula pendula",
  matureHeight: 15,
  matureSpread: 7,
  spacing: 5.6,
  evergreen: false,
  nativeTo: ["europe"],
  role: "tree",
  radius: 1.15,
  height: 4.8,
  grow: tree({
    crown: "oval",
    stems: 3,
    crownBase: 0.28,
    stemTop: 0.9,
    trunkRadius: 0.014,
    bark: "#d6d3cb",
    barkFinish: "birch-bark",
    limbs: 24,
    rise: [0.55, 1.1],
    droop: 0.95,
    inner: "#38521f",
    outer: "#8ba856",
    halfLength: 0.027,
    halfWidth: 0.019,
    leafShape: "toothed",
    cover: 0.55,
  }),
};
