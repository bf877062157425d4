import type { MaterialName } from "../../materials/catalogue.ts";
import type { ObjectName } from "../../objects/catalogue.ts";
import type { SpeciesName } from "../../plants/catalogue.ts";
import type { FlowerColour } from "../../plants/parts/flower-palettes.ts";
import type { PavingKind, ToneWord } from "../../wish/typed/garden-words.ts";
import type { PlanMaterials } from "../parts/plan.ts";

/** What a style is made of. Lists are alternatives: the variation picks among them. */
export interface StyleSheet {
  patio: readonly PavingKind[];
  path: readonly PavingKind[];
  tones: readonly ToneWord[];
  gravel: readonly MaterialName[];
  bed: readonly MaterialName[];
  edging: PlanMaterials["edging"];
  /** What lies between everything; a gravel ground gives way to `groundCover` where the path is gravel. */
  base: readonly ("lawn" | MaterialName)[];
  groundCover: "lawn" | MaterialName;
  /** Courses round patio and path. */
  border: readonly (MaterialName | "none")[];
  /** Flagstones cut to rectangles instead of irregular. */
  cutStone: boolean;
  trees: readonly SpeciesName[];
  tall: readonly SpeciesName[];
  low: readonly SpeciesName[];
  edge: readonly SpeciesName[];
  flowers: readonly FlowerColour[];
  fire: ObjectName;
  seat: ObjectName;
  seatColour: string;
  pot: ObjectName;
  pots: number;
  boulders: number;
  accents: readonly ObjectName[];
}
