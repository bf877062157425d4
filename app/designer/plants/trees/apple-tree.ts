import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const appleTree: Species = {
  commonName: "Apple tree",
  botanicalName: "Malus domestica",
  matureHeight: 5,
  matureSpread: 5,
  spacing: 4.0,
  evergreen: false,
  role: "tree",
  radius: 1.35,
  height: 3.4,
  grow: tree({
    leafShape: "ovate",
    crown: "spreading",
    crownBase: 0.27,
    stemTop: 0.45,
    rise: [0.2, 1.0],
    trunkRadius: 0.023,
    bark: "#695d50",
    inner: "#34491f",
    outer: "#84994f",
    fruit: { color: "#a8452c", radius: 0.027, perTwig: 0.3 },
  }),
};
