import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const pine: Species = {
  commonName: "Mountain pine",
  botanicalName: "Pinus mugo",
  matureHeight: 4,
  matureSpread: 4,
  spacing: 2.8,
  evergreen: true,
  nativeTo: ["europe"],
  role: "tree",
  radius: 0.95,
  height: 2.4,
  grow: tree({
    crown: "round",
    stems: 4,
    crownBase: 0.08,
    stemTop: 0.7,
    limbs: 20,
    rise: [0.3, 1.1],
    droop: -0.5,
    inner: "#22391f",
    outer: "#648a50",
    bark: "#6a5443",
    leafShape: "taper",
    halfLength: 0.05,
    halfWidth: 0.0034,
    bushiness: 0.5,
    cover: 0.68,
  }),
};
