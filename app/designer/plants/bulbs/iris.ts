import { straps } from "../habits/straps.ts";
import type { Species } from "../parts/species.ts";

export const iris: Species = {
  commonName: "Bearded iris",
  botanicalName: "Iris × germanica",
  matureHeight: 0.9,
  matureSpread: 0.4,
  spacing: 0.35,
  evergreen: false,
  role: "low",
  radius: 0.25,
  height: 0.8,
  blooms: ["purple", "blue", "yellow", "white"],
  grow: straps({
    leaves: 26,
    halfWidth: 0.014,
    shape: "sword",
    arch: 0.3,
    reach: 0.75,
    dark: "#3f5f4a",
    light: "#86a685",
    stems: 5,
    bloom: { kind: "flower", shape: { petals: 3, halfLength: 0.042, halfWidth: 0.034, open: 1.4, inner: [0.2, 0.08] } },
  }),
};
