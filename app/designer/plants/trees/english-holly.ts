import type { Species } from "../parts/species.ts";
import { holly } from "./holly.ts";

/** A weed of concern in Washington, invasive in the forests of the Pacific Northwest. */
export const englishHolly: Species = {
  ...holly,
  commonName: "English holly",
  botanicalName: "Ilex aquifolium",
  nativeTo: ["europe"],
  invasiveInUs: { name: "English holly", instead: "American holly" },
};
