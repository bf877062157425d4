import type { Species } from "../parts/species.ts";
import { fleabane } from "./fleabane.ts";

/** A noxious weed; its sale is banned in Colorado, Montana and Wyoming. */
export const oxeyeDaisy: Species = {
  ...fleabane,
  commonName: "Oxeye daisy",
  botanicalName: "Leucanthemum vulgare",
  nativeTo: ["europe"],
  invasiveInUs: { name: "Oxeye daisy", sale: "banned", instead: "fleabane or Shasta daisy" },
};
