import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const shadeTree: Species = {
  commonName: "Small-leaved linden",
  botanicalName: "Tilia cordata",
  matureHeight: 14,
  matureSpread: 9,
  spacing: 7.2,
  evergreen: false,
  nativeTo: ["europe"],
  role: "tree",
  radius: 1.45,
  height: 4.6,
  grow: tree({ crown: "oval", stemTop: 0.8, limbs: 16, bark: "#6a5e52", inner: "#274018", outer: "#6c9044" }),
};
