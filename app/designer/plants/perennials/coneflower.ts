import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const coneflower: Species = {
  commonName: "Purple coneflower",
  botanicalName: "Echinacea purpurea",
  matureHeight: 0.9,
  matureSpread: 0.5,
  spacing: 0.45,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "low",
  radius: 0.28,
  height: 0.7,
  blooms: ["pink", "white", "orange"],
  grow: stems({
    stems: 26,
    lean: 0.9,
    leaves: 14,
    leafTo: 0.72,
    halfLength: 0.058,
    halfWidth: 0.017,
    dark: "#26401a",
    light: "#73994a",
    blooming: 0.62,
    bloom: { kind: "daisy", petal: 0.03, petals: 12, heart: "#7a4a1e", heartSize: 0.02, droop: 0.55 },
  }),
};
