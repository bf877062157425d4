import { climber } from "../habits/climber.ts";
import type { Species } from "../parts/species.ts";

export const climbingRose: Species = {
  commonName: "Climbing rose",
  botanicalName: "Rosa",
  matureHeight: 3,
  matureSpread: 2,
  spacing: 2,
  evergreen: false,
  role: "climber",
  radius: 0.7,
  height: 2.0,
  blooms: ["pink", "red", "white", "yellow"],
  grow: climber({
    stems: 5,
    bark: "#5d4a34",
    inner: "#1d3516",
    outer: "#5a8640",
    halfLength: 0.034,
    halfWidth: 0.021,
    shape: "toothed",
    heads: 42,
    bloom: { kind: "rosette", radius: 0.042, petals: 22 },
  }),
};
