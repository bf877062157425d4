import { grass } from "../habits/grass.ts";
import type { Species } from "../parts/species.ts";

export const blueFescue: Species = {
  commonName: "Blue fescue",
  botanicalName: "Festuca glauca",
  matureHeight: 0.3,
  matureSpread: 0.3,
  spacing: 0.25,
  evergreen: true,
  nativeTo: ["europe"],
  role: "edge",
  radius: 0.2,
  height: 0.28,
  grow: grass({
    reach: 0.95,
    spread: 0.4,
    blades: 300,
    bladeWidth: 0.0025,
    dark: "#526a6b",
    light: "#97adab",
    tip: "#a9b19c",
  }),
};
