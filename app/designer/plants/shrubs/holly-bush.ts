import { shrub } from "../shrub.ts";
import type { Species } from "../species.ts";

export const hollyBush: Species = {
  commonName: "Inkberry holly",
  botanicalName: "Ilex glabra",
  matureHeight: 1.5,
  matureSpread: 1.5,
  spacing: 0.9,
  evergreen: true,
  role: "tall",
  radius: 0.42,
  height: 0.95,
  grow: shrub({ inner: "#14280f", outer: "#41632f", halfLength: 0.02, halfWidth: 0.011, lump: 0.2, smallLump: 0.14 }),
};
