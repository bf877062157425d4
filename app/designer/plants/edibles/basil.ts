import { shrub } from "../shrub.ts";
import type { Species } from "../species.ts";

export const basil: Species = {
  commonName: "Basil",
  botanicalName: "Ocimum basilicum",
  matureHeight: 0.4,
  matureSpread: 0.3,
  spacing: 0.25,
  evergreen: false,
  role: "vegetable",
  radius: 0.16,
  height: 0.3,
  grow: shrub({ inner: "#2c5019", outer: "#7fb04a", halfLength: 0.028, halfWidth: 0.018, lump: 0.25, cover: 1.8 }),
};
