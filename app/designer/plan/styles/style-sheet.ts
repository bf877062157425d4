import type { MaterialName } from "../../materials/catalog.ts";
import type { ObjectName } from "../../objects/catalog.ts";
import type { SpeciesName } from "../../plants/catalog.ts";
import type { FlowerColor } from "../../plants/parts/flower-palettes.ts";
import type { Element, PavingKind, ToneWord } from "../../wish/lexicon/garden-words.ts";
import type { PlanMaterials } from "../parts/plan.ts";

/** Moods of a wish. */
export type Suit = "sun" | "shade" | "dry" | "evergreen" | "wildlife" | "low-maintenance" | "fragrance";

/** Few species make a calm bed. */
export interface Palette {
  suits: readonly Suit[];
  tall: readonly SpeciesName[];
  low: readonly SpeciesName[];
  edge: readonly SpeciesName[];
  flowers: readonly FlowerColor[];
}

/** Lists are alternatives; the variation picks from them. */
export interface StyleSheet {
  patio: readonly PavingKind[];
  path: readonly PavingKind[];
  tones: readonly ToneWord[];
  gravel: readonly MaterialName[];
  bed: readonly MaterialName[];
  edging: PlanMaterials["edging"];
  /** What is between the beds; gravel gives way to `groundCover` if the path is gravel. */
  base: readonly ("lawn" | MaterialName)[];
  groundCover: "lawn" | MaterialName;
  border: readonly (MaterialName | "none")[];
  cutStone: boolean;
  /** Of all sizes, so that one suits the yard. */
  trees: readonly SpeciesName[];
  palettes: readonly Palette[];
  fire: ObjectName;
  seat: ObjectName;
  seatColor: string;
  pot: ObjectName;
  pots: number;
  boulders: number;
  /** Things that the style's name implies: "japanese" means rocks and a lantern. */
  impliedThings: readonly Element[];
}
