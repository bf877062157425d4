import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const cornflower: Species = {
  commonName: "Cornflower",
  botanicalName: "Centaurea cyanus",
  matureHeight: 0.7,
  matureSpread: 0.4,
  spacing: 0.2,
  evergreen: false,
  nativeTo: ["europe"],
  role: "meadow",
  radius: 0.28,
  height: 0.55,
  blooms: ["blue", "purple"],
  grow: stems({
    stems: 20,
    stalk: 0.0018,
    lean: 0.9,
    leaves: 14,
    leafTo: 0.88,
    halfLength: 0.062,
    halfWidth: 0.0042,
    dark: "#4c6048",
    light: "#90a084",
    patch: 0.85,
    blooming: 0.75,
    bloom: { kind: "daisy", petal: 0.013, petals: 10, heart: "#5b4a8c", heartSize: 0.008, droop: -0.4, full: 1.1 },
  }),
};
