import { column } from "../habits/column.ts";
import type { Species } from "../parts/species.ts";

export const cypress: Species = {
  commonName: "Italian cypress",
  botanicalName: "Cupressus sempervirens",
  matureHeight: 12,
  matureSpread: 1.5,
  spacing: 1.0,
  evergreen: true,
  nativeTo: ["europe"],
  role: "tree",
  radius: 0.4,
  height: 3.6,
  grow: column({ dark: "#28462f", light: "#6e9664", taper: 1.25 }),
};
