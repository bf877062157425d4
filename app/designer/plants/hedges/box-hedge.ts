import { hedge } from "../habits/hedge.ts";
import type { Species } from "../parts/species.ts";

export const boxHedge: Species = {
  commonName: "Box hedge",
  botanicalName: "Buxus sempervirens",
  matureHeight: 1,
  matureSpread: 0.5,
  spacing: 0.3,
  evergreen: true,
  nativeTo: ["europe"],
  role: "hedge",
  radius: 0.2,
  height: 0.45,
  grow: hedge({
    inner: "#1a2d11",
    outer: "#4f7036",
    tip: "#7f9a4e",
    halfLength: 0.013,
    halfWidth: 0.009,
    depth: 0.8,
    rough: 0.012,
  }),
};
