import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const bleedingHeart: Species = {
  commonName: "Bleeding heart",
  botanicalName: "Lamprocapnos spectabilis",
  matureHeight: 0.8,
  matureSpread: 0.8,
  spacing: 0.6,
  evergreen: false,
  role: "low",
  radius: 0.38,
  height: 0.6,
  blooms: ["pink", "white"],
  grow: stems({
    stems: 24,
    lean: 1.1,
    leaves: 11,
    leafTo: 0.85,
    halfLength: 0.075,
    halfWidth: 0.045,
    shape: "palmate",
    dark: "#486b35",
    light: "#97b573",
    blooming: 0.5,
    bloom: { kind: "bells", length: 0.28, bell: 0.015 },
  }),
};
