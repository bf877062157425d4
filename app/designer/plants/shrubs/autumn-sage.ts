import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const autumnSage: Species = {
  commonName: "Autumn sage",
  botanicalName: "Salvia greggii",
  matureHeight: 0.9,
  matureSpread: 0.9,
  spacing: 0.7,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "low",
  radius: 0.36,
  height: 0.6,
  blooms: ["red", "pink", "purple", "white"],
  grow: stems({
    stems: 64,
    lean: 1,
    patch: 0.5,
    leaves: 26,
    leafTo: 0.8,
    halfLength: 0.03,
    halfWidth: 0.011,
    dark: "#3d5536",
    light: "#8ba274",
    blooming: 0.7,
    bloom: { kind: "spike", length: 0.12, girth: 0.014, floret: 0.011 },
  }),
};
