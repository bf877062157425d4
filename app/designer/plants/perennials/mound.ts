import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const mound: Species = {
  commonName: "Lady's mantle",
  botanicalName: "Alchemilla mollis",
  matureHeight: 0.4,
  matureSpread: 0.5,
  spacing: 0.4,
  evergreen: false,
  role: "edge",
  radius: 0.27,
  height: 0.3,
  grow: stems({
    stems: 105,
    lean: 1.1,
    patch: 0.72,
    leaves: 6,
    leafTo: 0.9,
    halfLength: 0.034,
    halfWidth: 0.03,
    shape: "ellipse",
    dark: "#466227",
    light: "#8aa552",
  }),
};
