import { daisies } from "../daisy.ts";
import type { Species } from "../species.ts";

export const shastaDaisy: Species = {
  commonName: "Shasta daisy",
  botanicalName: "Leucanthemum × superbum",
  matureHeight: 0.8,
  matureSpread: 0.5,
  spacing: 0.4,
  evergreen: false,
  role: "low",
  radius: 0.28,
  height: 0.6,
  blooms: ["white"],
  grow: daisies({ stems: 22, petal: 0.03, heart: "#d8a41c", inner: "#233c18", outer: "#688f45" }),
};
