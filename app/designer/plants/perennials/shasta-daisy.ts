import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const shastaDaisy: Species = {
  commonName: "Shasta daisy",
  botanicalName: "Leucanthemum × superbum",
  matureHeight: 0.8,
  matureSpread: 0.5,
  spacing: 0.4,
  evergreen: false,
  role: "low",
  radius: 0.28,
  height: 0.6,
  blooms: ["white"],
  grow: stems({
    stems: 32,
    lean: 0.95,
    leaves: 12,
    leafTo: 0.65,
    halfLength: 0.05,
    halfWidth: 0.012,
    dark: "#1f3a19",
    light: "#5f8a42",
    blooming: 0.7,
    bloom: { kind: "daisy", petal: 0.025, petals: 16, heart: "#dba71f", heartSize: 0.014, droop: 0.05 },
  }),
};
