import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const tomato: Species = {
  commonName: "Tomato",
  botanicalName: "Solanum lycopersicum",
  matureHeight: 1.5,
  matureSpread: 0.6,
  spacing: 0.5,
  evergreen: false,
  role: "vegetable",
  radius: 0.24,
  height: 1.1,
  grow: stems({
    stems: 10,
    lean: 0.8,
    leaves: 30,
    leafTo: 0.97,
    halfLength: 0.075,
    halfWidth: 0.034,
    shape: "pinnate",
    dark: "#264418",
    light: "#6d9646",
    fruit: { color: "#cf3a22", radius: 0.03, perStem: 2 },
  }),
};
