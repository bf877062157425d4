import { straps } from "../habits/straps.ts";
import type { Species } from "../parts/species.ts";

export const siberianIris: Species = {
  commonName: "Siberian iris",
  botanicalName: "Iris sibirica 'Caesar's Brother'",
  matureHeight: 0.9,
  matureSpread: 0.6,
  spacing: 0.45,
  evergreen: false,
  role: "low",
  radius: 0.3,
  height: 0.85,
  blooms: ["purple"],
  grow: straps({
    leaves: 60,
    halfWidth: 0.006,
    arch: 0.4,
    reach: 0.8,
    dark: "#345526",
    light: "#7fa05c",
    stems: 9,
    bloom: { kind: "flower", shape: { petals: 3, halfLength: 0.038, halfWidth: 0.02, open: 1.5, inner: [0.12, 0.04] } },
  }),
};
