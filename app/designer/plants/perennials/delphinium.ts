import type { Species } from "../species.ts";
import { spikes } from "../spike.ts";

/** High spikes for the back. */
export const delphinium: Species = {
  commonName: "Delphinium",
  botanicalName: "Delphinium elatum",
  matureHeight: 1.7,
  matureSpread: 0.7,
  spacing: 0.5,
  evergreen: false,
  role: "tall",
  radius: 0.28,
  height: 1.2,
  blooms: ["blue", "purple", "white", "pink"],
  grow: spikes({
    stems: 26,
    spikeLength: 0.4,
    bodyInner: "#223a19",
    bodyOuter: "#64894a",
    stemDark: "#3d5a2c",
    stemLight: "#7b9c58",
  }),
};
