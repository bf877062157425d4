import { climber } from "../habits/climber.ts";
import type { Species } from "../parts/species.ts";

export const clematis: Species = {
  commonName: "Clematis",
  botanicalName: "Clematis × jackmanii",
  matureHeight: 3,
  matureSpread: 1,
  spacing: 1,
  evergreen: false,
  role: "climber",
  radius: 0.5,
  height: 1.8,
  blooms: ["purple", "blue", "pink", "white"],
  grow: climber({
    stems: 4,
    bark: "#5d4a34",
    inner: "#233a1a",
    outer: "#658b48",
    halfLength: 0.03,
    halfWidth: 0.018,
    shape: "ovate",
    heads: 36,
    bloom: { kind: "daisy", petal: 0.033, petals: 6, heart: "#d9d2a8", heartSize: 0.009, droop: 0.05, aside: 1 },
  }),
};
