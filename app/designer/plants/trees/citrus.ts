import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

/** A small round evergreen with fruit. */
export const citrus: Species = {
  commonName: "Lemon tree",
  botanicalName: "Citrus × limon",
  matureHeight: 4,
  matureSpread: 3.5,
  spacing: 2.8,
  evergreen: true,
  role: "tree",
  radius: 0.8,
  height: 2.4,
  grow: tree({
    trunkHeight: 0.34,
    crownHalfHeight: 0.28,
    inner: "#1f3a17",
    outer: "#4f7a35",
    accent: "#e8b823",
    accentShare: 0.035,
    cover: 1.3,
  }),
};
