import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const magnolia: Species = {
  commonName: "Saucer magnolia",
  botanicalName: "Magnolia × soulangeana",
  matureHeight: 6,
  matureSpread: 6,
  spacing: 4.8,
  evergreen: false,
  role: "tree",
  radius: 1.3,
  height: 3.6,
  blooms: ["pink", "white", "purple"],
  grow: tree({
    crown: "vase",
    stems: 3,
    crownBase: 0.26,
    stemTop: 0.6,
    rise: [0.95, 1.25],
    trunkRadius: 0.018,
    bark: "#938d84",
    inner: "#3c541f",
    outer: "#84a054",
    heads: {
      bloom: {
        kind: "flower",
        shape: { petals: 6, halfLength: 0.046, halfWidth: 0.028, open: 0.34, inner: [0.16], cup: 0.4 },
      },
      perTwig: 0.7,
    },
    halfLength: 0.058,
    halfWidth: 0.03,
    cover: 0.7,
  }),
};
