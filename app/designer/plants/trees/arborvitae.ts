import { column } from "../habits/column.ts";
import type { Species } from "../parts/species.ts";

export const arborvitae: Species = {
  commonName: "Arborvitae",
  botanicalName: "Thuja occidentalis 'Smaragd'",
  matureHeight: 4,
  matureSpread: 1.2,
  spacing: 0.8,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "tree",
  radius: 0.42,
  height: 2.4,
  grow: column({ dark: "#28502a", light: "#7fae66", taper: 1 }),
};
