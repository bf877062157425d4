import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

export const crepeMyrtle: Species = {
  commonName: "Crepe myrtle",
  botanicalName: "Lagerstroemia indica",
  matureHeight: 6,
  matureSpread: 4.5,
  spacing: 3.6,
  evergreen: false,
  role: "tree",
  radius: 1.15,
  height: 3.8,
  blooms: ["pink", "purple", "white", "red"],
  grow: tree({
    stems: 4,
    trunkHeight: 0.36,
    bark: "#a98f78",
    crownCentre: 0.7,
    inner: "#2c451f",
    outer: "#648a42",
    accent: "flowers",
    accentShare: 0.3,
  }),
};
