import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

/** An orchard half-standard with ripening fruit. */
export const appleTree: Species = {
  commonName: "Apple tree",
  botanicalName: "Malus domestica",
  matureHeight: 5,
  matureSpread: 5,
  spacing: 4.0,
  evergreen: false,
  role: "tree",
  radius: 1.35,
  height: 3.4,
  grow: tree({
    trunkHeight: 0.27,
    crownCentre: 0.62,
    inner: "#33471f",
    outer: "#7b9150",
    accent: "#b8392e",
    accentShare: 0.04,
  }),
};
