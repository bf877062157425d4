import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

export const crabapple: Species = {
  commonName: "Crabapple",
  botanicalName: "Malus 'Evereste'",
  matureHeight: 6,
  matureSpread: 5,
  spacing: 4.0,
  evergreen: false,
  role: "tree",
  radius: 1.2,
  height: 3.4,
  blooms: ["white", "pink", "red"],
  grow: tree({
    inner: "#394a2c",
    outer: "#75904c",
    accent: "flowers",
    accentShare: 0.4,
    halfLength: 0.023,
    halfWidth: 0.015,
    limbs: 14,
    puff: 0.08,
  }),
};
