import { hedge } from "../habits/hedge.ts";
import type { Species } from "../parts/species.ts";

export const arborvitaeHedge: Species = {
  commonName: "Arborvitae hedge",
  botanicalName: "Thuja occidentalis",
  matureHeight: 3,
  matureSpread: 0.9,
  spacing: 0.5,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "hedge",
  radius: 0.3,
  height: 1.6,
  grow: hedge({
    inner: "#1d3716",
    outer: "#4a7434",
    tip: "#80a452",
    halfLength: 0.03,
    halfWidth: 0.011,
    shape: "spray",
    depth: 0.42,
    rough: 0.02,
  }),
};
