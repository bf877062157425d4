import { climber } from "../habits/climber.ts";
import type { Species } from "../parts/species.ts";

export const wisteria: Species = {
  commonName: "Chinese wisteria",
  botanicalName: "Wisteria sinensis",
  matureHeight: 9,
  matureSpread: 5,
  spacing: 3,
  evergreen: false,
  // Banned in Connecticut, Delaware and Wisconsin; a severe threat by the councils of Georgia, South Carolina and Tennessee.
  invasiveInUs: { name: "Chinese wisteria", sale: "banned", instead: "American wisteria" },
  role: "climber",
  radius: 1.0,
  height: 2.4,
  blooms: ["purple", "white"],
  grow: climber({
    stems: 5,
    bark: "#6a5d50",
    inner: "#2c481e",
    outer: "#7c9c4e",
    halfLength: 0.11,
    halfWidth: 0.04,
    shape: "pinnate",
    heads: 60,
    bloom: { kind: "spike", length: 0.26, girth: 0.044, floret: 0.0135, cone: 1.1 },
    hang: 0.24,
  }),
};
