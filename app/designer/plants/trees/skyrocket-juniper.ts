import { column } from "../habits/column.ts";
import type { Species } from "../parts/species.ts";

export const skyrocketJuniper: Species = {
  commonName: "Skyrocket juniper",
  botanicalName: "Juniperus scopulorum 'Skyrocket'",
  matureHeight: 5,
  matureSpread: 0.8,
  spacing: 0.7,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "tree",
  radius: 0.3,
  height: 2.9,
  grow: column({ dark: "#385850", light: "#a0bbaa", taper: 1.2 }),
};
