import { straps } from "../habits/straps.ts";
import type { Species } from "../parts/species.ts";

export const agapanthus: Species = {
  commonName: "Agapanthus",
  botanicalName: "Agapanthus praecox",
  matureHeight: 0.9,
  matureSpread: 0.6,
  spacing: 0.45,
  evergreen: true,
  role: "low",
  radius: 0.36,
  height: 0.8,
  blooms: ["blue", "white", "purple"],
  grow: straps({
    leaves: 60,
    halfWidth: 0.012,
    arch: 0.8,
    reach: 0.68,
    dark: "#2f5324",
    light: "#6f9a4c",
    stems: 7,
    bloom: { kind: "head", radius: 0.06, petal: 0.014, flat: 0.25 },
  }),
};
