import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const phlox: Species = {
  commonName: "Garden phlox",
  botanicalName: "Phlox paniculata",
  matureHeight: 0.9,
  matureSpread: 0.6,
  spacing: 0.5,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "low",
  radius: 0.3,
  height: 0.75,
  blooms: ["pink", "white", "purple"],
  grow: stems({
    stems: 26,
    lean: 0.85,
    leaves: 18,
    leafTo: 0.9,
    halfLength: 0.05,
    halfWidth: 0.012,
    dark: "#27421c",
    light: "#6f984b",
    blooming: 0.75,
    bloom: { kind: "head", radius: 0.06, petal: 0.015, flat: 0.25 },
  }),
};
