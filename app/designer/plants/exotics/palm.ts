import { frondCrown } from "../habits/frond-crown.ts";
import type { Species } from "../parts/species.ts";

export const palm: Species = {
  commonName: "Windmill palm",
  botanicalName: "Trachycarpus fortunei",
  matureHeight: 8,
  matureSpread: 2.5,
  spacing: 2.5,
  evergreen: true,
  role: "tree",
  radius: 1.15,
  height: 3.6,
  grow: frondCrown({ trunk: 0.66, trunkRadius: 0.1, fronds: 22, bark: "#6b5a47", dark: "#2c4a22", light: "#7d9d52" }),
};
