import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const columnarCherry: Species = {
  commonName: "Columnar cherry",
  botanicalName: "Prunus 'Amanogawa'",
  matureHeight: 6,
  matureSpread: 2.5,
  spacing: 2,
  evergreen: false,
  role: "tree",
  radius: 0.7,
  height: 3.6,
  blooms: ["pink", "white"],
  grow: tree({
    crown: "oval",
    crownBase: 0.22,
    stemTop: 0.6,
    rise: [1, 1.4],
    bark: "#5d4a42",
    inner: "#43542e",
    outer: "#84985c",
    blossom: 0.6,
    blossomSize: 0.021,
    halfLength: 0.03,
    halfWidth: 0.016,
    limbs: 18,
  }),
};
