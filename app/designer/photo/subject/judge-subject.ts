import { looksLikeNight, type PhotoMeasures } from "../pixels/photo-measures.ts";

/** What a photo shows; "yard" is all that can be designed as it is. */
export type Subject =
  | "yard"
  | "document"
  | "screenshot"
  | "indoors"
  | "person"
  | "people-in-front"
  | "animal"
  | "aerial"
  | "blank"
  | "night"
  | "snow"
  | "blurred"
  /** So blurred that no yard can be made out. */
  | "too-blurred"
  | "tiny"
  | "other";

export interface SubjectEvidence {
  measures: PhotoMeasures;
  /** Share of the photo that is open ground, 0..1. */
  groundShare: number;
  /** What the reader says that the photo as a whole shows, by name, adding up to 1; absent or empty where it does not say. */
  shows?: Readonly<Record<string, number>>;
  /** The scene's own doubts. */
  doubts: readonly string[];
}

/** What the reader calls by a name, in its words and ours: all but "yard" and "other". */
const named = ["document", "screenshot", "indoors", "person", "animal", "aerial"] as const satisfies readonly Subject[];
/**
 * A picture shows no yard below this share of "yard", or above this share of all that has a name of its own. Between
 * pictures of none and yards (all but one of 213 have 0.46 and more of "yard", and at most 0.12 with a name, people left
 * out); what came of it stands in docs/ground-reader.md.
 */
const noYard = { yardBelow: 0.45, namedAbove: 0.15 };
/** The same share of "yard" where a picture is dark, blurred or small: there the reader is less sure of yards, too. */
const poorYardBelow = 0.35;
/** Share from which the likeliest name is told, of a good picture and of a poor one; below it is "other". */
const toldFrom = { good: 0.2, poor: 0.5 };
/** People stand in a yard where the reader sees at least so much of one, and so much open ground; else they are the picture. */
const peopleInYard = { yard: 0.05, ground: 0.1 };
/**
 * Between every other one of 376 photos of yards and what was made blurred or small of them. Yards, least of either half:
 * spread 134 and 90, sharpness 0.28 and 0.27.
 */
const measured = {
  /** Luminance, of 255, that one colour or a lens in a pocket does not spread over. */
  blankSpread: 25,
  /** Long side in pixels: smaller ones are thumbnails. */
  tinySide: 256,
  /** Steepest step as share of the spread. */
  blurred: 0.2,
};

/**
 * What a photo shows, or what is wrong with it: what the reader can name, then what is measured, then the scene's doubts. Of a
 * dark, small or blurred picture that it cannot name, the measure is told: that is what another photo can better.
 * A doubt whether it is a yard closes nothing by itself: colours and textures alone took paved yards for none.
 */
export function judgeSubject(evidence: SubjectEvidence): Subject {
  const { measures, doubts } = evidence;
  if (measures.spread < measured.blankSpread) return "blank";
  const poor = poorness(measures);
  const seen = seenInstead(evidence, poor !== undefined);
  if (seen === "other" && poor === "blurred") return "too-blurred";
  if (poor && (seen === undefined || seen === "other")) return poor;
  return seen ?? (doubts.includes("snow") ? "snow" : "yard");
}

function poorness(measures: PhotoMeasures): "night" | "tiny" | "blurred" | undefined {
  if (looksLikeNight(measures)) return "night";
  if (measures.longSide < measured.tinySide) return "tiny";
  return measures.sharpness < measured.blurred ? "blurred" : undefined;
}

/** Undefined where it is a yard as far as the reader can tell. */
function seenInstead({ shows = {}, groundShare }: SubjectEvidence, isPoor: boolean): Subject | undefined {
  const { yard } = shows;
  if (yard === undefined || Number.isNaN(yard)) return undefined;
  const shareOf = (name: string) => shows[name] ?? 0;
  const allNamed = named.reduce((sum, name) => sum + shareOf(name), 0);
  const isYard = isPoor ? yard >= poorYardBelow : yard >= noYard.yardBelow && allNamed <= noYard.namedAbove;
  if (isYard) return undefined;
  const first = named.reduce((best, name) => (shareOf(name) > shareOf(best) ? name : best));
  if (shareOf(first) < (isPoor ? toldFrom.poor : toldFrom.good)) return "other";
  const areInYard = yard >= peopleInYard.yard && groundShare >= peopleInYard.ground;
  return first === "person" && areInYard ? "people-in-front" : first;
}
