import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

export const dogwood: Species = {
  commonName: "Flowering dogwood",
  botanicalName: "Cornus florida",
  matureHeight: 6,
  matureSpread: 6,
  spacing: 4.8,
  evergreen: false,
  role: "tree",
  radius: 1.35,
  height: 3.2,
  blooms: ["white", "pink"],
  grow: tree({
    trunkHeight: 0.25,
    crownCentre: 0.62,
    flatness: 0.45,
    puff: 0.1,
    inner: "#2f4a20",
    outer: "#6f9347",
    accent: "flowers",
    accentShare: 0.35,
    halfLength: 0.04,
    halfWidth: 0.024,
  }),
};
