import { spikes } from "../habits/spike.ts";
import type { Species } from "../parts/species.ts";

export const lavender: Species = {
  commonName: "English lavender",
  botanicalName: "Lavandula angustifolia",
  matureHeight: 0.6,
  matureSpread: 0.6,
  spacing: 0.4,
  evergreen: true,
  nativeTo: ["europe"],
  role: "low",
  radius: 0.3,
  height: 0.55,
  blooms: ["purple", "white", "pink"],
  grow: spikes({
    stems: 150,
    spikeLength: 0.11,
    bodyInner: "#414e37",
    bodyOuter: "#7c8b68",
    stemDark: "#55634a",
    stemLight: "#93a07e",
  }),
};
