import { rosette } from "../rosette.ts";
import type { Species } from "../species.ts";

export const yucca: Species = {
  commonName: "Yucca",
  botanicalName: "Yucca filamentosa",
  matureHeight: 1.2,
  matureSpread: 1.2,
  spacing: 1.0,
  evergreen: true,
  role: "tall",
  radius: 0.66,
  height: 0.65,
  grow: rosette({ leaves: 70, halfWidth: 0.027, dark: "#4d6244", light: "#a3b585" }),
};
