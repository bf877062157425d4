import { straps } from "../habits/straps.ts";
import type { Species } from "../parts/species.ts";

export const liriope: Species = {
  commonName: "Lilyturf",
  botanicalName: "Liriope muscari",
  matureHeight: 0.4,
  matureSpread: 0.4,
  spacing: 0.3,
  evergreen: true,
  role: "edge",
  radius: 0.26,
  height: 0.32,
  blooms: ["purple"],
  grow: straps({
    leaves: 120,
    halfWidth: 0.0075,
    arch: 0.7,
    reach: 1.1,
    dark: "#234422",
    light: "#5f8845",
    stems: 8,
    bloom: { kind: "spike", length: 0.11, girth: 0.013, floret: 0.007 },
  }),
};
