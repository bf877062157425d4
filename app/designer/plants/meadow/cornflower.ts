import type { Species } from "../species.ts";
import { straps } from "../strap.ts";

export const cornflower: Species = {
  commonName: "Cornflower",
  botanicalName: "Centaurea cyanus",
  matureHeight: 0.7,
  matureSpread: 0.3,
  spacing: 0.2,
  evergreen: false,
  role: "meadow",
  radius: 0.18,
  height: 0.55,
  blooms: ["blue", "purple"],
  grow: straps({
    leaves: 14,
    halfWidth: 0.004,
    arch: 0.25,
    reach: 0.7,
    dark: "#4c6048",
    light: "#90a084",
    stems: 6,
    flower: { petals: 9, halfLength: 0.018, halfWidth: 0.008, open: 0.75, inner: 0.3 },
  }),
};
