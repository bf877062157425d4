import type { Species } from "../parts/species.ts";
import { virginiaCreeper } from "./virginia-creeper.ts";

/** Its sale is banned in Oregon, Washington and Delaware. */
export const ivy: Species = {
  ...virginiaCreeper,
  commonName: "English ivy",
  botanicalName: "Hedera helix",
  matureHeight: 8,
  spacing: 0.6,
  evergreen: true,
  nativeTo: ["europe"],
  invasiveInUs: { name: "English ivy", sale: "banned", instead: "Virginia creeper or crossvine" },
};
