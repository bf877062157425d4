import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const weepingCherry: Species = {
  commonName: "Weeping cherry",
  botanicalName: "Prunus pendula",
  matureHeight: 6,
  matureSpread: 6,
  spacing: 4.8,
  evergreen: false,
  role: "tree",
  radius: 1.3,
  height: 3.2,
  blooms: ["pink", "white"],
  grow: tree({
    crown: "weeping",
    crownBase: 0.3,
    stemTop: 0.72,
    rise: [0.5, 0.9],
    droop: 1.4,
    bark: "#584840",
    inner: "#4a5530",
    outer: "#84935a",
    blossom: 0.75,
    blossomSize: 0.019,
    halfLength: 0.03,
    halfWidth: 0.012,
    bushiness: 0.2,
  }),
};
