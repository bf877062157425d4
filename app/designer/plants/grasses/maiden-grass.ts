import type { Species } from "../parts/species.ts";
import { switchgrass } from "./switchgrass.ts";

/** Regulated in New York, a severe threat by the councils of Kentucky and Tennessee. */
export const maidenGrass: Species = {
  ...switchgrass,
  commonName: "Maiden grass",
  botanicalName: "Miscanthus sinensis",
  matureHeight: 1.8,
  matureSpread: 1.2,
  spacing: 1.0,
  nativeTo: [],
  invasiveInUs: { name: "Maiden grass", sale: "restricted", instead: "switchgrass" },
};
