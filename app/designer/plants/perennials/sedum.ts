import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const sedum: Species = {
  commonName: "Stonecrop",
  botanicalName: "Hylotelephium spectabile",
  matureHeight: 0.5,
  matureSpread: 0.5,
  spacing: 0.4,
  evergreen: false,
  role: "low",
  radius: 0.28,
  height: 0.45,
  blooms: ["pink", "red", "white"],
  grow: stems({
    stems: 30,
    lean: 0.95,
    leaves: 12,
    leafTo: 0.9,
    halfLength: 0.032,
    halfWidth: 0.02,
    shape: "toothed",
    dark: "#47603f",
    light: "#9cb088",
    blooming: 0.9,
    bloom: { kind: "head", radius: 0.048, petal: 0.008, flat: 0.6 },
  }),
};
