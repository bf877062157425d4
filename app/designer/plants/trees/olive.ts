import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const olive: Species = {
  commonName: "Olive tree",
  botanicalName: "Olea europaea",
  matureHeight: 7,
  matureSpread: 6,
  spacing: 4.8,
  evergreen: true,
  nativeTo: ["europe"],
  role: "tree",
  radius: 1.1,
  height: 3.4,
  grow: tree({
    crown: "round",
    crownBase: 0.26,
    stemTop: 0.42,
    trunkRadius: 0.032,
    bark: "#7b7266",
    limbs: 11,
    inner: "#43503a",
    outer: "#7f8d66",
    accent: "#a3ad8d",
    accentShare: 0.14,
    halfLength: 0.032,
    halfWidth: 0.0085,
    cover: 0.75,
  }),
};
