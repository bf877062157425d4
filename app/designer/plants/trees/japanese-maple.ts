import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

export const japaneseMaple: Species = {
  commonName: "Japanese maple",
  botanicalName: "Acer palmatum",
  matureHeight: 4.5,
  matureSpread: 4.5,
  spacing: 3.6,
  evergreen: false,
  role: "tree",
  radius: 1.2,
  height: 2.8,
  grow: tree({
    stems: 2,
    trunkHeight: 0.26,
    crownCentre: 0.64,
    crownHalfHeight: 0.28,
    limbs: 11,
    inner: "#4f181a",
    outer: "#97372f",
    accent: "#b8563c",
    accentShare: 0.18,
    halfLength: 0.03,
    halfWidth: 0.016,
    flatness: 0.42,
    puff: 0.1,
  }),
};
