import type { Species } from "../species.ts";
import { spikes } from "../spike.ts";

export const foxglove: Species = {
  commonName: "Foxglove",
  botanicalName: "Digitalis purpurea",
  matureHeight: 1.5,
  matureSpread: 0.5,
  spacing: 0.45,
  evergreen: false,
  role: "tall",
  radius: 0.26,
  height: 1.1,
  blooms: ["pink", "purple", "white"],
  grow: spikes({
    stems: 14,
    spikeLength: 0.42,
    bodyInner: "#2a4220",
    bodyOuter: "#6d8f52",
    stemDark: "#48653a",
    stemLight: "#84a262",
  }),
};
