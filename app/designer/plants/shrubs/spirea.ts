import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const spirea: Species = {
  commonName: "Birchleaf spirea",
  botanicalName: "Spiraea betulifolia 'Pink Sparkler'",
  matureHeight: 0.9,
  matureSpread: 1.0,
  spacing: 0.8,
  evergreen: false,
  role: "low",
  radius: 0.4,
  height: 0.6,
  blooms: ["pink", "white"],
  grow: stems({
    stems: 62,
    lean: 1.05,
    patch: 0.5,
    leaves: 19,
    leafTo: 0.97,
    halfLength: 0.035,
    halfWidth: 0.015,
    shape: "toothed",
    dark: "#3c5521",
    light: "#93a94e",
    blooming: 0.75,
    bloom: { kind: "head", radius: 0.038, petal: 0.0085, flat: 0.72 },
  }),
};
