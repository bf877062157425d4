import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

/** Evergreen to the ground, with berries. */
export const holly: Species = {
  commonName: "Holly",
  botanicalName: "Ilex aquifolium",
  matureHeight: 8,
  matureSpread: 4,
  spacing: 3.2,
  evergreen: true,
  role: "tree",
  radius: 0.85,
  height: 3.0,
  grow: tree({
    trunkHeight: 0.16,
    crownCentre: 0.54,
    crownHalfHeight: 0.44,
    limbs: 18,
    inner: "#14280f",
    outer: "#3f6330",
    accent: "#b3262b",
    accentShare: 0.05,
    cover: 1.4,
  }),
};
