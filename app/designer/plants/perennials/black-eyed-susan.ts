import { daisies } from "../daisy.ts";
import type { Species } from "../species.ts";

export const blackEyedSusan: Species = {
  commonName: "Black-eyed Susan",
  botanicalName: "Rudbeckia fulgida",
  matureHeight: 0.7,
  matureSpread: 0.5,
  spacing: 0.4,
  evergreen: false,
  role: "low",
  radius: 0.28,
  height: 0.6,
  blooms: ["yellow", "orange"],
  grow: daisies({ stems: 22, petal: 0.03, heart: "#2c1b10", inner: "#233c18", outer: "#688f45" }),
};
