import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

/** A late summer shrub on a few stems, as large as a small tree. */
export const roseOfSharon: Species = {
  commonName: "Rose of Sharon",
  botanicalName: "Hibiscus syriacus",
  matureHeight: 3,
  matureSpread: 2,
  spacing: 1.6,
  evergreen: false,
  role: "tree",
  radius: 0.75,
  height: 2.4,
  blooms: ["purple", "pink", "white", "blue"],
  grow: tree({
    crown: "oval",
    stems: 3,
    crownBase: 0.16,
    stemTop: 0.66,
    rise: [0.7, 1.3],
    trunkRadius: 0.013,
    bark: "#8a7d6e",
    barkFinish: "plain",
    inner: "#2a4a22",
    outer: "#6a9048",
    halfLength: 0.032,
    halfWidth: 0.022,
    leafShape: "lobed",
    limbs: 20,
    heads: {
      bloom: {
        kind: "daisy",
        petal: 0.027,
        petals: 5,
        heart: "#e6dfb4",
        heartSize: 0.008,
        droop: -0.3,
        aside: 0.8,
        full: 1.1,
      },
      perTwig: 0.5,
    },
    cover: 1,
  }),
};
