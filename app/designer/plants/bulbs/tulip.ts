import { straps } from "../habits/straps.ts";
import type { Species } from "../parts/species.ts";

export const tulip: Species = {
  commonName: "Tulip",
  botanicalName: "Tulipa",
  matureHeight: 0.45,
  matureSpread: 0.4,
  spacing: 0.12,
  evergreen: false,
  role: "edge",
  radius: 0.24,
  height: 0.42,
  blooms: ["red", "yellow", "pink", "white", "orange", "purple"],
  grow: straps({
    leaves: 24,
    halfWidth: 0.026,
    shape: "leaf",
    arch: 1.4,
    reach: 0.66,
    dark: "#48694f",
    light: "#8aa888",
    stems: 9,
    patch: 0.8,
    bloom: {
      kind: "flower",
      shape: { petals: 3, halfLength: 0.034, halfWidth: 0.023, open: 0.06, inner: [0], cup: 0.62 },
    },
  }),
};
