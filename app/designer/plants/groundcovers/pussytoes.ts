import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const pussytoes: Species = {
  commonName: "Field pussytoes",
  botanicalName: "Antennaria neglecta",
  matureHeight: 0.15,
  matureSpread: 0.3,
  spacing: 0.25,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "edge",
  radius: 0.2,
  height: 0.13,
  blooms: ["white"],
  grow: stems({
    stems: 80,
    lean: 1,
    patch: 0.9,
    stalk: 0.0015,
    leaves: 6,
    leafTo: 0.55,
    halfLength: 0.02,
    halfWidth: 0.007,
    dark: "#6f8070",
    light: "#b3bfae",
    blooming: 0.4,
    bloom: { kind: "head", radius: 0.009, petal: 0.005, flat: 0.3 },
  }),
};
