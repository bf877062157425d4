import type { MaterialName } from "../../materials/catalogue.ts";
import type { ObjectName } from "../../objects/catalogue.ts";
import type { SpeciesName } from "../../plants/catalogue.ts";
import type { FlowerColour } from "../../plants/parts/flower-palettes.ts";
import type { Element, PavingKind, ToneWord } from "../../wish/typed/garden-words.ts";
import type { PlanMaterials } from "../parts/plan.ts";

/** What a palette is good for: said in wishes as moods. */
export type Suit = "sun" | "shade" | "dry" | "evergreen" | "wildlife" | "low-maintenance" | "fragrance";

/** Plants that go together: few kinds make a calm bed. */
export interface Palette {
  suits: readonly Suit[];
  tall: readonly SpeciesName[];
  low: readonly SpeciesName[];
  edge: readonly SpeciesName[];
  flowers: readonly FlowerColour[];
}

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
  /** Of all sizes, so that one suits the yard. */
  trees: readonly SpeciesName[];
  /** What may be planted together; seed and variation choose among those that suit the wish. */
  palettes: readonly Palette[];
  fire: ObjectName;
  seat: ObjectName;
  seatColour: string;
  pot: ObjectName;
  pots: number;
  boulders: number;
  /** Things that the style's very name calls for: who says "japanese" sees rocks and a lantern. */
  standsFor: readonly Element[];
}
