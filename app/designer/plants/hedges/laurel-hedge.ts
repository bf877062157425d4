import { hedge } from "../habits/hedge.ts";
import type { Species } from "../parts/species.ts";

export const laurelHedge: Species = {
  commonName: "English laurel hedge",
  botanicalName: "Prunus laurocerasus",
  matureHeight: 3,
  matureSpread: 1.2,
  spacing: 0.6,
  evergreen: true,
  nativeTo: ["europe"],
  // A weed of concern in Washington, on the invasive plant lists of Oregon's councils.
  invasiveInUs: { name: "English laurel", instead: "arborvitae or inkberry" },
  role: "hedge",
  radius: 0.35,
  height: 1.6,
  grow: hedge({
    inner: "#1b3013",
    outer: "#568040",
    tip: "#8fae5c",
    halfLength: 0.05,
    halfWidth: 0.021,
    depth: 0.5,
    rough: 0.04,
  }),
};
