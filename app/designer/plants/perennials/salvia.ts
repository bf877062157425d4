import { spikes } from "../habits/spike.ts";
import type { Species } from "../parts/species.ts";

export const salvia: Species = {
  commonName: "Meadow sage",
  botanicalName: "Salvia nemorosa",
  matureHeight: 0.6,
  matureSpread: 0.5,
  spacing: 0.4,
  evergreen: false,
  nativeTo: ["europe"],
  role: "low",
  radius: 0.27,
  height: 0.6,
  blooms: ["purple", "blue", "pink", "white"],
  grow: spikes({
    stems: 90,
    spikeLength: 0.17,
    bodyInner: "#2c4420",
    bodyOuter: "#6f9050",
    stemDark: "#2c4420",
    stemLight: "#6f9050",
  }),
};
