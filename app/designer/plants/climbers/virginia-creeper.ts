import { climber } from "../habits/climber.ts";
import type { Species } from "../parts/species.ts";

export const virginiaCreeper: Species = {
  commonName: "Virginia creeper",
  botanicalName: "Parthenocissus quinquefolia",
  matureHeight: 10,
  matureSpread: 3,
  spacing: 1.5,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "climber",
  radius: 0.6,
  height: 1.8,
  grow: climber({
    stems: 7,
    bark: "#5a4a3a",
    inner: "#17300f",
    outer: "#4c7336",
    halfLength: 0.03,
    halfWidth: 0.032,
    shape: "palmate",
    heads: 0,
    bloom: { kind: "head", radius: 0.03, petal: 0.01, flat: 0.2 },
  }),
};
