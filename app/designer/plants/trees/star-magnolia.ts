import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const starMagnolia: Species = {
  commonName: "Star magnolia",
  botanicalName: "Magnolia stellata",
  matureHeight: 3,
  matureSpread: 3,
  spacing: 2.4,
  evergreen: false,
  role: "tree",
  radius: 0.95,
  height: 2.3,
  blooms: ["white", "pink"],
  grow: tree({
    crown: "round",
    stems: 3,
    crownBase: 0.16,
    stemTop: 0.6,
    rise: [0.4, 1.15],
    trunkRadius: 0.014,
    bark: "#8d8378",
    inner: "#3a5229",
    outer: "#7d9a55",
    heads: {
      bloom: {
        kind: "daisy",
        petal: 0.024,
        petals: 12,
        heart: "#b9b56a",
        heartSize: 0.007,
        droop: -0.1,
        aside: 0.6,
        full: 1.2,
      },
      perTwig: 1.1,
    },
    halfLength: 0.036,
    halfWidth: 0.018,
    limbs: 18,
  }),
};
