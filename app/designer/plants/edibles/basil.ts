import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const basil: Species = {
  commonName: "Basil",
  botanicalName: "Ocimum basilicum",
  matureHeight: 0.4,
  matureSpread: 0.3,
  spacing: 0.25,
  evergreen: false,
  role: "vegetable",
  radius: 0.16,
  height: 0.3,
  grow: stems({
    stems: 22,
    lean: 0.9,
    leaves: 14,
    leafTo: 1,
    halfLength: 0.04,
    halfWidth: 0.024,
    shape: "ovate",
    dark: "#2f5519",
    light: "#86b64c",
  }),
};
