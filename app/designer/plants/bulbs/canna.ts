import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const canna: Species = {
  commonName: "Canna lily",
  botanicalName: "Canna indica",
  matureHeight: 1.6,
  matureSpread: 0.6,
  spacing: 0.5,
  evergreen: false,
  role: "tall",
  radius: 0.4,
  height: 1.4,
  blooms: ["red", "orange", "yellow", "pink"],
  grow: stems({
    stems: 8,
    lean: 0.7,
    leaves: 9,
    leafTo: 0.92,
    halfLength: 0.2,
    halfWidth: 0.072,
    dark: "#2c4f21",
    light: "#7aa64f",
    blooming: 0.7,
    bloom: { kind: "spike", length: 0.2, girth: 0.07, floret: 0.036, cone: 0.6 },
  }),
};
