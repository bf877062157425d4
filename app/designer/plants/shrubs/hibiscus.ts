import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const hibiscus: Species = {
  commonName: "Hibiscus",
  botanicalName: "Hibiscus rosa-sinensis",
  matureHeight: 2.5,
  matureSpread: 1.8,
  spacing: 1.2,
  evergreen: true,
  role: "tall",
  radius: 0.5,
  height: 1.2,
  blooms: ["red", "pink", "orange", "yellow"],
  grow: tree({
    stems: 5,
    crownBase: 0.05,
    stemTop: 0.6,
    limbs: 20,
    rise: [0.5, 1.2],
    trunkRadius: 0.014,
    inner: "#1f3f18",
    outer: "#5c8c3f",
    halfLength: 0.04,
    halfWidth: 0.024,
    leafShape: "toothed",
    heads: {
      bloom: {
        kind: "daisy",
        petal: 0.032,
        petals: 5,
        heart: "#d8b04a",
        heartSize: 0.008,
        droop: -0.35,
        aside: 0.8,
        full: 1.15,
      },
      perTwig: 0.2,
    },
    cover: 1.05,
  }),
};
