import { straps } from "../habits/straps.ts";
import type { Species } from "../parts/species.ts";

export const daffodil: Species = {
  commonName: "Daffodil",
  botanicalName: "Narcissus",
  matureHeight: 0.4,
  matureSpread: 0.4,
  spacing: 0.12,
  evergreen: false,
  nativeTo: ["europe"],
  role: "edge",
  radius: 0.24,
  height: 0.38,
  blooms: ["yellow", "white"],
  grow: straps({
    leaves: 34,
    halfWidth: 0.006,
    arch: 0.2,
    reach: 0.85,
    dark: "#3f6340",
    light: "#83a573",
    stems: 9,
    patch: 0.8,
    bloom: {
      kind: "daisy",
      petal: 0.02,
      petals: 6,
      heart: "#e0931a",
      heartSize: 0.013,
      droop: -0.05,
      aside: 1,
      full: 0.95,
    },
  }),
};
