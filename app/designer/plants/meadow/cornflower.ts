import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const cornflower: Species = {
  commonName: "Cornflower",
  botanicalName: "Centaurea cyanus",
  matureHeight: 0.7,
  matureSpread: 0.4,
  spacing: 0.2,
  evergreen: false,
  role: "meadow",
  radius: 0.28,
  height: 0.55,
  blooms: ["blue", "purple"],
  grow: stems({
    stems: 15,
    lean: 0.5,
    leaves: 7,
    leafTo: 0.7,
    halfLength: 0.04,
    halfWidth: 0.004,
    dark: "#4c6048",
    light: "#90a084",
    patch: 0.85,
    blooming: 0.75,
    bloom: { kind: "flower", shape: { petals: 9, halfLength: 0.017, halfWidth: 0.007, open: 0.8, inner: [0.35] } },
  }),
};
