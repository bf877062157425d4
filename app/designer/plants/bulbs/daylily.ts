import { straps } from "../habits/straps.ts";
import type { Species } from "../parts/species.ts";

export const daylily: Species = {
  commonName: "Daylily",
  botanicalName: "Hemerocallis",
  matureHeight: 0.8,
  matureSpread: 0.6,
  spacing: 0.5,
  evergreen: false,
  role: "low",
  radius: 0.36,
  height: 0.7,
  blooms: ["orange", "yellow", "red", "pink"],
  grow: straps({
    leaves: 70,
    halfWidth: 0.009,
    arch: 0.85,
    reach: 0.82,
    dark: "#33551f",
    light: "#7da04e",
    stems: 9,
    lean: 0.42,
    patch: 0.26,
    bloom: {
      kind: "daisy",
      petal: 0.042,
      petals: 6,
      heart: "#e3b13a",
      heartSize: 0.01,
      droop: -0.55,
      aside: 0.75,
      full: 0.85,
      pointed: true,
    },
  }),
};
