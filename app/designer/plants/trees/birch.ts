import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

/** Several white stems, as nurseries sell it for gardens. */
export const birch: Species = {
  commonName: "Silver birch",
  botanicalName: "Betula pendula",
  matureHeight: 15,
  matureSpread: 7,
  spacing: 5.6,
  evergreen: false,
  role: "tree",
  radius: 1.15,
  height: 4.8,
  grow: tree({
    stems: 3,
    trunkHeight: 0.42,
    bark: "#c6c2b8",
    crownCentre: 0.68,
    crownHalfHeight: 0.31,
    limbs: 15,
    twigs: 3,
    inner: "#334c22",
    outer: "#7f9c50",
    halfLength: 0.028,
    halfWidth: 0.017,
    puff: 0.076,
    cover: 0.8,
  }),
};
