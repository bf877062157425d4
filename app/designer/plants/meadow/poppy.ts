import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const poppy: Species = {
  commonName: "Field poppy",
  botanicalName: "Papaver rhoeas",
  matureHeight: 0.6,
  matureSpread: 0.4,
  spacing: 0.25,
  evergreen: false,
  nativeTo: ["europe"],
  role: "meadow",
  radius: 0.28,
  height: 0.5,
  blooms: ["red", "orange"],
  grow: stems({
    stems: 13,
    lean: 0.5,
    stalk: 0.0018,
    leaves: 7,
    leafTo: 0.5,
    halfLength: 0.04,
    halfWidth: 0.009,
    shape: "lobed",
    dark: "#46602f",
    light: "#87a05c",
    patch: 0.85,
    blooming: 0.7,
    bloom: {
      kind: "flower",
      shape: { petals: 5, halfLength: 0.023, halfWidth: 0.02, open: 0.92, inner: [0.55], heart: "#1d1714" },
    },
  }),
};
