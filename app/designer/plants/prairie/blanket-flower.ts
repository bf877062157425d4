import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const blanketFlower: Species = {
  commonName: "Blanket flower",
  botanicalName: "Gaillardia aristata",
  matureHeight: 0.6,
  matureSpread: 0.5,
  spacing: 0.4,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "low",
  radius: 0.27,
  height: 0.5,
  blooms: ["orange", "yellow", "red"],
  grow: stems({
    stems: 30,
    lean: 1,
    leaves: 12,
    leafTo: 0.65,
    halfLength: 0.045,
    halfWidth: 0.01,
    dark: "#3f5a30",
    light: "#8aa365",
    blooming: 0.75,
    bloom: { kind: "daisy", petal: 0.024, petals: 14, heart: "#8a3318", heartSize: 0.016, droop: 0.08 },
  }),
};
