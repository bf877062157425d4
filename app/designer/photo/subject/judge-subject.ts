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
  /** Perhaps a yard, perhaps not: its owner knows. */
  | "unsure"
  | "other";

export interface SubjectEvidence {
  measures: PhotoMeasures;
  /** Share of the photo that is open ground, 0..1. */
  groundShare: number;
  /** Share of the photo that the reader is certain is open ground, 0..1. */
  certainGround: number;
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
/**
 * Share from which the likeliest name is told. Below it names were wrong on yards ("animal" at 0.48 and, in the dark, at
 * 0.55) and on other pictures (a face as "document" at 0.54).
 */
const toldFrom = 0.6;
/**
 * It may be a yard all the same from this share of "yard" on, or where a fifth of it is certainly open ground, unless the
 * reader is sure of a name. What came of it on yards and other pictures: docs/ground-reader.md.
 */
const maybeYard = { yard: 0.25, certainGround: 0.2, nameBelow: 0.8 };
/** People stand in a yard where the reader sees at least so much of them, of one, and of open ground; else they are the picture. */
const peopleInYard = { person: 0.2, yard: 0.05, ground: 0.1 };
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
  if (poor && (seen === undefined || seen === "other" || seen === "unsure")) return poor;
  return seen ?? (doubts.includes("snow") ? "snow" : "yard");
}

function poorness(measures: PhotoMeasures): "night" | "tiny" | "blurred" | undefined {
  if (looksLikeNight(measures)) return "night";
  if (measures.longSide < measured.tinySide) return "tiny";
  return measures.sharpness < measured.blurred ? "blurred" : undefined;
}

/** Undefined where it is a yard as far as the reader can tell. */
function seenInstead(evidence: SubjectEvidence, isPoor: boolean): Subject | undefined {
  const { shows = {}, groundShare } = evidence;
  const { yard } = shows;
  if (yard === undefined || Number.isNaN(yard)) return undefined;
  const shareOf = (name: string) => shows[name] ?? 0;
  const allNamed = named.reduce((sum, name) => sum + shareOf(name), 0);
  const isYard = isPoor ? yard >= poorYardBelow : yard >= noYard.yardBelow && allNamed <= noYard.namedAbove;
  if (isYard) return undefined;
  const first = named.reduce((best, name) => (shareOf(name) > shareOf(best) ? name : best));
  const share = shareOf(first);
  const areInYard = yard >= peopleInYard.yard && groundShare >= peopleInYard.ground;
  if (first === "person" && areInYard && share >= peopleInYard.person) return "people-in-front";
  if (mayBeYard(evidence, yard) && share < maybeYard.nameBelow) return "unsure";
  return share < toldFrom ? "other" : first;
}

function mayBeYard({ certainGround }: SubjectEvidence, yard: number): boolean {
  return yard >= maybeYard.yard || certainGround >= maybeYard.certainGround;
}
