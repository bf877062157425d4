import { shrub } from "../shrub.ts";
import type { Species } from "../species.ts";

/** A dense low mound that fills the rim of a bed. */
export const mound: Species = {
  commonName: "Lady's mantle",
  botanicalName: "Alchemilla mollis",
  matureHeight: 0.4,
  matureSpread: 0.5,
  spacing: 0.4,
  evergreen: false,
  role: "edge",
  radius: 0.27,
  height: 0.28,
  grow: shrub({ inner: "#263f1b", outer: "#83a052", halfLength: 0.02, halfWidth: 0.011, lump: 0.2 }),
};
