import type { Species } from "../species.ts";
import { tree } from "../tree.ts";

export const maple: Species = {
  commonName: "Red maple",
  botanicalName: "Acer rubrum",
  matureHeight: 14,
  matureSpread: 10,
  spacing: 8.0,
  evergreen: false,
  role: "tree",
  radius: 1.5,
  height: 4.8,
  grow: tree({
    inner: "#2a4519",
    outer: "#74933f",
    accent: "#a8803a",
    accentShare: 0.05,
    halfLength: 0.042,
    halfWidth: 0.03,
  }),
};
