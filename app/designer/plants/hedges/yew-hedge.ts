import { hedge } from "../habits/hedge.ts";
import type { Species } from "../parts/species.ts";

export const yewHedge: Species = {
  commonName: "Yew hedge",
  botanicalName: "Taxus baccata",
  matureHeight: 3,
  matureSpread: 0.9,
  spacing: 0.5,
  evergreen: true,
  nativeTo: ["europe"],
  role: "hedge",
  radius: 0.3,
  height: 1.6,
  grow: hedge({
    inner: "#1b3016",
    outer: "#406434",
    tip: "#6f8f50",
    halfLength: 0.03,
    halfWidth: 0.011,
    shape: "spray",
    depth: 0.42,
    rough: 0.02,
  }),
};
