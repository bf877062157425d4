import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const oak: Species = {
  commonName: "English oak",
  botanicalName: "Quercus robur",
  matureHeight: 18,
  matureSpread: 15,
  spacing: 12.0,
  evergreen: false,
  nativeTo: ["europe"],
  role: "tree",
  radius: 1.7,
  height: 4.8,
  grow: tree({
    leafShape: "lobed",
    crown: "spreading",
    crownBase: 0.26,
    stemTop: 0.55,
    trunkRadius: 0.026,
    rise: [0.1, 1.0],
    inner: "#2d401c",
    outer: "#74893f",
    bark: "#5c5348",
    cover: 0.95,
  }),
};
