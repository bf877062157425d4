import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

export const shadeTree: Species = {
  commonName: "Small-leaved linden",
  botanicalName: "Tilia cordata",
  matureHeight: 14,
  matureSpread: 9,
  spacing: 7.2,
  evergreen: false,
  role: "tree",
  radius: 1.45,
  height: 4.6,
  grow: tree({ inner: "#243c1a", outer: "#638541" }),
};
