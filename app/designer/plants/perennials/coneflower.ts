import { daisies } from "../daisy.ts";
import type { Species } from "../species.ts";

export const coneflower: Species = {
  commonName: "Purple coneflower",
  botanicalName: "Echinacea purpurea",
  matureHeight: 0.9,
  matureSpread: 0.5,
  spacing: 0.45,
  evergreen: false,
  role: "low",
  radius: 0.28,
  height: 0.7,
  blooms: ["pink", "white", "orange"],
  grow: daisies({ stems: 15, petal: 0.034, heart: "#6b4a22", inner: "#233c18", outer: "#688f45" }),
};
