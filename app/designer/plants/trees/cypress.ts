import { column } from "../habits/column.ts";
import type { Species } from "../parts/species.ts";

/** A narrow column. */
export const cypress: Species = {
  commonName: "Italian cypress",
  botanicalName: "Cupressus sempervirens",
  matureHeight: 12,
  matureSpread: 1.5,
  spacing: 1.0,
  evergreen: true,
  role: "tree",
  radius: 0.4,
  height: 3.6,
  grow: column({ dark: "#1d3524", light: "#55794e", taper: 1.25 }),
};
