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
    leafTo: 0.85,
    halfLength: 0.17,
    halfWidth: 0.06,
    dark: "#2c4f21",
    light: "#7aa64f",
    blooming: 0.7,
    bloom: { kind: "flower", shape: { petals: 4, halfLength: 0.05, halfWidth: 0.03, open: 0.7, inner: [0.3] } },
  }),
};
