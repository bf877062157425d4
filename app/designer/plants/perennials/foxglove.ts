import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const foxglove: Species = {
  commonName: "Foxglove",
  botanicalName: "Digitalis purpurea",
  matureHeight: 1.5,
  matureSpread: 0.5,
  spacing: 0.45,
  evergreen: false,
  nativeTo: ["europe"],
  role: "tall",
  radius: 0.26,
  height: 1.1,
  blooms: ["pink", "purple", "white"],
  grow: stems({
    stems: 10,
    lean: 0.7,
    leaves: 17,
    leafTo: 0.42,
    halfLength: 0.115,
    halfWidth: 0.042,
    shape: "ovate",
    dark: "#34502a",
    light: "#84a262",
    blooming: 0.5,
    bloom: { kind: "bells", length: 0.5, bell: 0.025 },
  }),
};
