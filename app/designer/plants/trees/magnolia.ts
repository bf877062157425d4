import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

export const magnolia: Species = {
  commonName: "Saucer magnolia",
  botanicalName: "Magnolia × soulangeana",
  matureHeight: 6,
  matureSpread: 6,
  spacing: 4.8,
  evergreen: false,
  role: "tree",
  radius: 1.3,
  height: 3.6,
  blooms: ["pink", "white", "purple"],
  grow: tree({
    stems: 2,
    inner: "#38501f",
    outer: "#7c9850",
    accent: "flowers",
    accentShare: 0.3,
    halfLength: 0.055,
    halfWidth: 0.03,
    bark: "#8a847b",
  }),
};
