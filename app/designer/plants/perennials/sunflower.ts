import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const sunflower: Species = {
  commonName: "Sunflower",
  botanicalName: "Helianthus annuus",
  matureHeight: 2,
  matureSpread: 0.5,
  spacing: 0.45,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "tall",
  radius: 0.38,
  height: 1.6,
  blooms: ["yellow", "orange"],
  grow: stems({
    stems: 5,
    lean: 0.7,
    leaves: 13,
    leafTo: 0.9,
    halfLength: 0.09,
    halfWidth: 0.06,
    shape: "ovate",
    dark: "#2d481c",
    light: "#7ba04c",
    patch: 0.5,
    blooming: 0.9,
    bloom: { kind: "daisy", petal: 0.07, petals: 18, heart: "#3a2413", heartSize: 0.06, droop: 0 },
  }),
};
