import { hedge } from "../habits/hedge.ts";
import type { Species } from "../parts/species.ts";

export const privetHedge: Species = {
  commonName: "Privet hedge",
  botanicalName: "Ligustrum ovalifolium",
  matureHeight: 2.5,
  matureSpread: 0.8,
  spacing: 0.4,
  evergreen: true,
  // Kinds of privet are prohibited in seven states (see its facts), and severe threats in the Southeast.
  invasiveInUs: { name: "Privet", sale: "banned", instead: "arborvitae, beech or inkberry" },
  role: "hedge",
  radius: 0.3,
  height: 1.3,
  grow: hedge({
    inner: "#203813",
    outer: "#5f8a3c",
    tip: "#9ab560",
    halfLength: 0.024,
    halfWidth: 0.011,
    depth: 0.5,
    rough: 0.028,
  }),
};
