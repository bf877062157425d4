import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const holly: Species = {
  commonName: "American holly",
  botanicalName: "Ilex opaca",
  matureHeight: 8,
  matureSpread: 4,
  spacing: 3.2,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "tree",
  radius: 0.85,
  height: 3.0,
  grow: tree({
    crown: "cone",
    crownBase: 0.06,
    stemTop: 0.92,
    limbs: 26,
    rise: [0.15, 1.0],
    inner: "#152b10",
    outer: "#456b35",
    fruit: { color: "#b8242a", radius: 0.014, perTwig: 2 },
    halfLength: 0.03,
    halfWidth: 0.016,
    leafShape: "lobed",
    cover: 1.15,
  }),
};
