import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const citrus: Species = {
  commonName: "Lemon tree",
  botanicalName: "Citrus × limon",
  matureHeight: 4,
  matureSpread: 3.5,
  spacing: 2.8,
  evergreen: true,
  role: "tree",
  radius: 0.8,
  height: 2.4,
  grow: tree({
    crown: "round",
    crownBase: 0.3,
    stemTop: 0.6,
    inner: "#1f3d17",
    outer: "#56843a",
    fruit: { color: "#ecc02c", radius: 0.034, perTwig: 0.3 },
    halfLength: 0.04,
    halfWidth: 0.018,
    cover: 1.1,
  }),
};
