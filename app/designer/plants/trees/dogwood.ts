import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const dogwood: Species = {
  commonName: "Flowering dogwood",
  botanicalName: "Cornus florida",
  matureHeight: 6,
  matureSpread: 6,
  spacing: 4.8,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "tree",
  radius: 1.35,
  height: 3.2,
  blooms: ["white", "pink"],
  grow: tree({
    crown: "spreading",
    crownBase: 0.24,
    stemTop: 0.6,
    rise: [0.05, 0.8],
    depth: 0.2,
    flatness: 0.3,
    bushiness: 0.6,
    inner: "#33501f",
    outer: "#7a9c4c",
    blossom: 0.24,
    blossomSize: 0.034,
    halfLength: 0.04,
    halfWidth: 0.024,
    leafShape: "ovate",
  }),
};
