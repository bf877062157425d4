import { column } from "../habits/column.ts";
import type { Species } from "../parts/species.ts";

/** A dense column for screens. */
export const arborvitae: Species = {
  commonName: "Arborvitae",
  botanicalName: "Thuja occidentalis 'Smaragd'",
  matureHeight: 4,
  matureSpread: 1.2,
  spacing: 0.8,
  evergreen: true,
  role: "tree",
  radius: 0.42,
  height: 2.4,
  grow: column({ dark: "#21401c", light: "#6b9a4c", taper: 1 }),
};
