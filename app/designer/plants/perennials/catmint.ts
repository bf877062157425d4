import { spikes } from "../habits/spike.ts";
import type { Species } from "../parts/species.ts";

export const catmint: Species = {
  commonName: "Catmint",
  botanicalName: "Nepeta × faassenii",
  matureHeight: 0.6,
  matureSpread: 0.7,
  spacing: 0.45,
  evergreen: false,
  role: "low",
  radius: 0.36,
  height: 0.48,
  blooms: ["blue", "purple", "white"],
  grow: spikes({
    stems: 130,
    spikeLength: 0.13,
    bodyInner: "#3c4c38",
    bodyOuter: "#869a7c",
    stemDark: "#4c5f48",
    stemLight: "#8b9c80",
  }),
};
