import { daisies } from "../daisy.ts";
import type { Species } from "../species.ts";

export const sunflower: Species = {
  commonName: "Sunflower",
  botanicalName: "Helianthus annuus",
  matureHeight: 2,
  matureSpread: 0.5,
  spacing: 0.45,
  evergreen: false,
  role: "tall",
  radius: 0.3,
  height: 1.7,
  blooms: ["yellow", "orange"],
  grow: daisies({ stems: 4, petal: 0.075, heart: "#3a2413", inner: "#27421b", outer: "#6b9146" }),
};
