import type { Species } from "../species.ts";
import { straps } from "../strap.ts";

export const oxeyeDaisy: Species = {
  commonName: "Oxeye daisy",
  botanicalName: "Leucanthemum vulgare",
  matureHeight: 0.6,
  matureSpread: 0.3,
  spacing: 0.25,
  evergreen: false,
  role: "meadow",
  radius: 0.2,
  height: 0.5,
  blooms: ["white"],
  grow: straps({
    leaves: 12,
    halfWidth: 0.005,
    arch: 0.2,
    reach: 0.7,
    dark: "#3f5a2c",
    light: "#86a05a",
    stems: 6,
    flower: { petals: 13, halfLength: 0.017, halfWidth: 0.006, open: 1, heart: "#e3b322" },
  }),
};
