import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const bergenia: Species = {
  commonName: "Heartleaf bergenia",
  botanicalName: "Bergenia cordifolia",
  matureHeight: 0.4,
  matureSpread: 0.5,
  spacing: 0.4,
  evergreen: true,
  role: "edge",
  radius: 0.26,
  height: 0.32,
  blooms: ["pink"],
  grow: stems({
    stems: 26,
    lean: 1.2,
    patch: 0.5,
    leaves: 3,
    leafTo: 0.8,
    halfLength: 0.085,
    halfWidth: 0.07,
    shape: "ellipse",
    dark: "#2b4f26",
    light: "#6f9a4e",
    blooming: 0.25,
    bloom: { kind: "head", radius: 0.045, petal: 0.012, flat: 0.2 },
  }),
};
