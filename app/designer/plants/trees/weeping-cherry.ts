import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

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
    inner: "#394a2c",
    outer: "#75904c",
    accent: "flowers",
    accentShare: 0.5,
    halfLength: 0.023,
    halfWidth: 0.015,
    limbs: 14,
    puff: 0.08,
    crownCentre: 0.6,
  }),
};
