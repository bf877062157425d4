import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const bayTree: Species = {
  commonName: "Standard bay",
  botanicalName: "Laurus nobilis",
  matureHeight: 2.2,
  matureSpread: 0.9,
  spacing: 0.9,
  evergreen: true,
  nativeTo: ["europe"],
  role: "tree",
  radius: 0.42,
  height: 1.75,
  grow: tree({
    crown: "round",
    crownBase: 0.5,
    stemTop: 0.62,
    rise: [0.1, 1.1],
    trunkRadius: 0.012,
    bark: "#5a5046",
    inner: "#1d3a1c",
    outer: "#4f7a3c",
    halfLength: 0.03,
    halfWidth: 0.012,
    limbs: 16,
    bushiness: 0.7,
    cover: 1.15,
  }),
};
