import type { Species } from "../parts/species.ts";
import { laurel } from "./laurel.ts";

/** A weed of concern in Washington, on the invasive plant lists of Oregon's councils. */
export const englishLaurel: Species = {
  ...laurel,
  commonName: "English laurel",
  botanicalName: "Prunus laurocerasus",
  nativeTo: ["europe"],
  invasiveInUs: { name: "English laurel", instead: "Carolina cherry laurel or inkberry" },
};
