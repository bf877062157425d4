import { hedge } from "../hedge.ts";
import type { Species } from "../species.ts";

export const yewHedge: Species = {
  commonName: "Yew hedge",
  botanicalName: "Taxus baccata",
  matureHeight: 3,
  matureSpread: 0.9,
  spacing: 0.5,
  evergreen: true,
  role: "hedge",
  radius: 0.3,
  height: 1.6,
  grow: hedge({
    inner: "#12230f",
    outer: "#35562c",
    tip: "#64834a",
    halfLength: 0.018,
    halfWidth: 0.006,
    depth: 0.42,
    rough: 0.02,
  }),
};
