import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const peony: Species = {
  commonName: "Peony",
  botanicalName: "Paeonia lactiflora",
  matureHeight: 0.9,
  matureSpread: 0.9,
  spacing: 0.8,
  evergreen: false,
  role: "low",
  radius: 0.36,
  height: 0.7,
  blooms: ["pink", "white", "red"],
  grow: stems({
    stems: 30,
    lean: 1,
    leaves: 11,
    leafTo: 0.92,
    halfLength: 0.075,
    halfWidth: 0.055,
    shape: "palmate",
    dark: "#234019",
    light: "#658e45",
    blooming: 0.4,
    bloom: { kind: "rosette", radius: 0.064, petals: 36 },
  }),
};
