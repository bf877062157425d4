import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const blackEyedSusan: Species = {
  commonName: "Black-eyed Susan",
  botanicalName: "Rudbeckia fulgida",
  matureHeight: 0.7,
  matureSpread: 0.5,
  spacing: 0.4,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "low",
  radius: 0.28,
  height: 0.6,
  blooms: ["yellow", "orange"],
  grow: stems({
    stems: 34,
    lean: 0.95,
    leaves: 12,
    leafTo: 0.75,
    halfLength: 0.045,
    halfWidth: 0.015,
    dark: "#26401a",
    light: "#73994a",
    blooming: 0.75,
    bloom: { kind: "daisy", petal: 0.024, petals: 12, heart: "#2a1a10", heartSize: 0.013, droop: 0.12 },
  }),
};
