import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const serviceberry: Species = {
  commonName: "Columnar serviceberry",
  botanicalName: "Amelanchier alnifolia 'Obelisk'",
  matureHeight: 4,
  matureSpread: 1.5,
  spacing: 1.2,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "tree",
  radius: 0.6,
  height: 2.9,
  blooms: ["white"],
  grow: tree({
    crown: "oval",
    stems: 3,
    crownBase: 0.14,
    stemTop: 0.7,
    rise: [0.9, 1.35],
    trunkRadius: 0.012,
    bark: "#7a7066",
    inner: "#33502a",
    outer: "#7f9c58",
    blossom: 0.35,
    blossomSize: 0.02,
    halfLength: 0.026,
    halfWidth: 0.017,
    leafShape: "toothed",
    limbs: 20,
    cover: 1,
  }),
};
