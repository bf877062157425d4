import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const falseIndigo: Species = {
  commonName: "Blue false indigo",
  botanicalName: "Baptisia australis",
  matureHeight: 1.1,
  matureSpread: 1.1,
  spacing: 0.9,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "tall",
  radius: 0.5,
  height: 0.95,
  blooms: ["blue", "purple"],
  grow: stems({
    stems: 34,
    lean: 0.9,
    leaves: 22,
    leafTo: 0.85,
    halfLength: 0.034,
    halfWidth: 0.016,
    dark: "#3a5a4a",
    light: "#86a68a",
    blooming: 0.6,
    bloom: { kind: "spike", length: 0.28, girth: 0.024, floret: 0.015 },
  }),
};
