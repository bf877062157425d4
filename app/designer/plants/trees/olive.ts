import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

export const olive: Species = {
  commonName: "Olive tree",
  botanicalName: "Olea europaea",
  matureHeight: 7,
  matureSpread: 6,
  spacing: 4.8,
  evergreen: true,
  role: "tree",
  radius: 1.1,
  height: 3.4,
  grow: tree({
    trunkHeight: 0.28,
    trunkRadius: 0.03,
    bark: "#766d61",
    inner: "#444f3b",
    outer: "#8f9b80",
    halfLength: 0.03,
    halfWidth: 0.009,
    cover: 1.15,
  }),
};
