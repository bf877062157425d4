import type { SpeciesName } from "../catalog.ts";
import type { Source } from "./sources.ts";

/** USDA plant hardiness zones 1 to 13, whole: 5 is 5a and 5b. */
export type Zone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** The Royal Horticultural Society's ratings, tender to hardy. */
export type RhsRating = "H1a" | "H1b" | "H1c" | "H2" | "H3" | "H4" | "H5" | "H6" | "H7";

/** Hours of direct sun on a summer day: full 6 and more, part 3 to 6, shade less than 3. */
export type Sun = "full" | "part" | "shade";

/** 1 is January; in gardens of the northern temperate zone. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type Soil = "sandy" | "loamy" | "clayey" | "moist" | "wet" | "dry" | "acid" | "chalky" | "poor" | "rich";

export type Eater = "people" | "dogs" | "cats" | "horses";

/** Meters. */
interface Size {
  height: number;
  spread: number;
}

/** A country ("GB"), a state ("US-NY"), or a part of one in words ("parts of California" is not a place: name the state). */
export interface Ban {
  place: string;
  /** What the law there forbids. */
  what: "sale" | "planting" | "both";
  /** Year, or year and month: "2021-10", also of a law to come; the first year of a source that has it where none tells the beginning. */
  since: string;
  source: Source;
}

/** How to live with a plant, from sources that say it: facts, never their sentences. Where sources differ, the cautious value. */
export interface PlantFacts {
  /** Coldest and warmest in which it lives outdoors all year; of annuals the zones in which it is grown as one. */
  zones: readonly [Zone, Zone];
  rhs: RhsRating;
  /** Where it grows well, the best first. */
  sun: readonly [Sun, ...Sun[]];
  /** Once established. */
  water: "low" | "medium" | "high";
  soil: readonly [Soil, ...Soil[]];
  /** First and last; null of what has no flowers to speak of. */
  bloom: readonly [Month, Month] | null;
  /** Leaves open, leaves fall; null of an evergreen. */
  leaves: readonly [Month, Month] | null;
  /** The color of the leaves before they fall or fade. */
  autumn: "none" | "yellow" | "orange" | "red" | "purple" | "brown";
  /** What stands in January. */
  winter: "leaves" | "dry leaves" | "bare branches" | "dry stems" | "nothing";
  /** In a garden, when planted (of what is sown or planted as a bulb, in its first season) and so many years later. */
  size: { planted: Size; year3: Size; year10: Size; year20: Size };
  growth: "slow" | "medium" | "fast";
  deer: "rarely eaten" | "sometimes eaten" | "often eaten";
  /** Who is made ill by eating it, or by touching it. */
  toxicTo: readonly Eater[];
  pollinators: boolean;
  /** For one plant (of a hedge: one meter), when established. */
  careHoursAYear: number;
  /** As usually sold. */
  nursery: { size: string; usd: readonly [low: number, high: number] };
  banned: readonly Ban[];
}

export type FactName = Exclude<keyof PlantFacts, "banned">;

/** Where each fact was read, and what another source says instead of it. */
export interface SourcedFacts extends PlantFacts {
  sources: Readonly<Record<FactName, Source>>;
  differing?: readonly { fact: FactName; says: string; source: Source }[];
}

export type FactTable = Readonly<Partial<Record<SpeciesName, SourcedFacts>>>;
