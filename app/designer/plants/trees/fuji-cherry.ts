import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const fujiCherry: Species = {
  commonName: "Dwarf Fuji cherry",
  botanicalName: "Prunus incisa 'Kojo-no-mai'",
  matureHeight: 2,
  matureSpread: 2,
  spacing: 1.6,
  evergreen: false,
  role: "tree",
  radius: 0.75,
  height: 1.7,
  blooms: ["pink", "white"],
  grow: tree({
    crown: "vase",
    stems: 3,
    crownBase: 0.14,
    stemTop: 0.55,
    rise: [0.6, 1.2],
    trunkRadius: 0.013,
    bark: "#5f4c44",
    inner: "#47582f",
    outer: "#87995c",
    blossom: 0.6,
    blossomSize: 0.016,
    halfLength: 0.024,
    halfWidth: 0.012,
    limbs: 18,
  }),
};
