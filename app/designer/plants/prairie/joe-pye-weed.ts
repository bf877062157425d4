import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const joePyeWeed: Species = {
  commonName: "Spotted Joe Pye weed",
  botanicalName: "Eutrochium maculatum",
  matureHeight: 1.7,
  matureSpread: 1,
  spacing: 0.8,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "tall",
  radius: 0.42,
  height: 1.45,
  blooms: ["pink"],
  grow: stems({
    stems: 16,
    lean: 0.75,
    leaves: 22,
    leafTo: 0.95,
    halfLength: 0.095,
    halfWidth: 0.03,
    shape: "toothed",
    dark: "#2c4620",
    light: "#6f944a",
    blooming: 0.9,
    bloom: { kind: "head", radius: 0.1, petal: 0.011, flat: 0.3 },
  }),
};
