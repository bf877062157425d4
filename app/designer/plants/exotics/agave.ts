import { rosette } from "../rosette.ts";
import type { Species } from "../species.ts";

export const agave: Species = {
  commonName: "Century plant",
  botanicalName: "Agave americana",
  matureHeight: 1.5,
  matureSpread: 2,
  spacing: 1.2,
  evergreen: true,
  role: "low",
  radius: 0.38,
  height: 0.4,
  grow: rosette({ leaves: 34, halfWidth: 0.046, rim: 0.3, dark: "#4c6a5c", light: "#8fae9c" }),
};
