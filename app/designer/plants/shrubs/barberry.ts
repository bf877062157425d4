import type { Species } from "../parts/species.ts";
import { ninebark } from "./ninebark.ts";

/** Banned in twelve states, in Connecticut from 2028: see its facts. */
export const barberry: Species = {
  ...ninebark,
  commonName: "Japanese barberry",
  botanicalName: "Berberis thunbergii",
  matureHeight: 1.5,
  matureSpread: 1.5,
  nativeTo: [],
  invasiveInUs: { name: "Japanese barberry", sale: "banned", instead: "ninebark" },
};
