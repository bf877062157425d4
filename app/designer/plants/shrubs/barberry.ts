import type { Species } from "../parts/species.ts";
import { ninebark } from "./ninebark.ts";

/** Banned in Maine, Massachusetts, Minnesota, New Hampshire, Pennsylvania and Vermont, regulated in New York. */
export const barberry: Species = {
  ...ninebark,
  commonName: "Japanese barberry",
  botanicalName: "Berberis thunbergii",
  matureHeight: 1.5,
  matureSpread: 1.5,
  nativeTo: [],
  invasiveInUs: { name: "Japanese barberry", sale: "banned", instead: "ninebark" },
};
