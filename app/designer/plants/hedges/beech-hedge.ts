import { hedge } from "../habits/hedge.ts";
import type { Species } from "../parts/species.ts";

export const beechHedge: Species = {
  commonName: "Beech hedge",
  botanicalName: "Fagus sylvatica",
  matureHeight: 3,
  matureSpread: 0.9,
  spacing: 0.4,
  evergreen: false,
  nativeTo: ["europe"],
  role: "hedge",
  radius: 0.3,
  height: 1.7,
  grow: hedge({
    inner: "#2c451a",
    outer: "#74994a",
    tip: "#a8b868",
    halfLength: 0.032,
    halfWidth: 0.02,
    shape: "toothed",
    depth: 0.4,
    rough: 0.035,
  }),
};
