import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

export const oak: Species = {
  commonName: "English oak",
  botanicalName: "Quercus robur",
  matureHeight: 18,
  matureSpread: 15,
  spacing: 12.0,
  evergreen: false,
  role: "tree",
  radius: 1.7,
  height: 4.8,
  grow: tree({ trunkHeight: 0.3, trunkRadius: 0.027, crownCentre: 0.62, inner: "#2b3d1c", outer: "#6b7f3e" }),
};
