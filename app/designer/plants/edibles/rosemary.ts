import { spikes } from "../habits/spike.ts";
import type { Species } from "../parts/species.ts";

export const rosemary: Species = {
  commonName: "Rosemary",
  botanicalName: "Salvia rosmarinus",
  matureHeight: 1.2,
  matureSpread: 1.0,
  spacing: 0.6,
  evergreen: true,
  nativeTo: ["europe"],
  role: "low",
  radius: 0.34,
  height: 0.6,
  blooms: ["blue", "purple", "white"],
  grow: spikes({
    stems: 60,
    spikeLength: 0.06,
    bodyInner: "#2c3d2c",
    bodyOuter: "#6e8668",
    stemDark: "#3a4d38",
    stemLight: "#7b9072",
  }),
};
