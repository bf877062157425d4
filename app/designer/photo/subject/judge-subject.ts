import { looksLikeNight, type PhotoMeasures } from "../pixels/photo-measures.ts";

/** Only a "yard" can be designed without a question. */
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
  | "too-blurred"
  | "tiny"
  /** The owner has to say whether it is a yard. */
  | "unsure"
  | "other";

export interface SubjectEvidence {
  measures: PhotoMeasures;
  groundShare: number;
  /** Share of the photo that is certainly open ground, 0..1. */
  certainGround: number;
  /** Share of the photo that is certainly sky, house, wall, tree or shrub, 0..1. */
  certainSurroundings: number;
  /** Probabilities of the photo's subject by name; absent or empty if the reader does not give any. */
  shows?: Readonly<Record<string, number>>;
  doubts: readonly string[];
}

/** Names that the reader and we share: all but "yard" and "other". */
const named = ["document", "screenshot", "indoors", "person", "animal", "aerial"] as const satisfies readonly Subject[];
/**
 * Between other pictures and 213 yards (all but one have at least 0.46 of "yard", and at most 0.12 named, not counting
 * people): docs/ground-reader.md.
 */
const noYard = { yardBelow: 0.45, namedAbove: 0.15 };
/** The same for dark, blurred or small pictures, for which the reader is less certain. */
const lowQualityYardBelow = 0.35;
/**
 * Below it, names were wrong on yards ("animal" at 0.48, in the dark 0.55) and others (a face as "document" at 0.54).
 */
const reportedFrom = 0.6;
/** Results: docs/ground-reader.md. */
const maybeYard = { yard: 0.25, nameBelow: 0.8 };
/**
 * Never refused: this share is certainly open ground, and one sign more that it is no cloth or paper, which are grass
 * and soil to the reader: certain surroundings, a little of a yard, or most of the photo. Three of 184 drawn others
 * have both.
 */
const ground = { certain: 0.2, surroundings: 0.03, yard: 0.05, most: 0.5 };
/** What is flat or indoors has less of certain sky, houses and plants (0.25 of drawn ones). */
const outdoorsFrom = 0.3;
/** Names that cannot be true of a picture of the outdoors. */
const indoorNames: readonly Subject[] = ["document", "screenshot", "indoors"];
/** With at least these shares of person, yard and ground, people are in a yard; otherwise they are the subject. */
const peopleInYard = { person: 0.2, yard: 0.05, ground: 0.1 };
/**
 * Between half of 376 yard photos and blurred or shrunken copies. Minimum of either half: spread 134 and 90, sharpness
 * 0.28 and 0.27.
 */
const measured = {
  /** Luminance range (of 255) of one color or a covered lens. */
  blankSpread: 25,
  /** Long side in pixels; smaller ones are thumbnails. */
  tinySide: 256,
  /** Steepest step as a share of the spread. */
  blurred: 0.2,
};

/**
 * First what the reader can name, then measurements (which another photo can fix), then the scene's doubts. Doubt
 * whether it is a yard does not exclude it: color and texture alone misjudged paved yards.
 */
export function judgeSubject(evidence: SubjectEvidence): Subject {
  const { measures, doubts } = evidence;
  if (measures.spread < measured.blankSpread) return "blank";
  const problem = findQualityProblem(measures);
  const seen = seenInstead(evidence, problem !== undefined);
  if (seen === "other" && problem === "blurred") return "too-blurred";
  if (problem && (seen === undefined || seen === "other" || seen === "unsure")) return problem;
  return seen ?? (doubts.includes("snow") ? "snow" : "yard");
}

function findQualityProblem(measures: PhotoMeasures): "night" | "tiny" | "blurred" | undefined {
  if (looksLikeNight(measures)) return "night";
  if (measures.longSide < measured.tinySide) return "tiny";
  return measures.sharpness < measured.blurred ? "blurred" : undefined;
}

/** Undefined if it is a yard as far as the reader can see. */
function seenInstead(evidence: SubjectEvidence, hasQualityProblem: boolean): Subject | undefined {
  const { shows = {}, groundShare } = evidence;
  const { yard } = shows;
  if (yard === undefined || Number.isNaN(yard)) return undefined;
  const shareOf = (name: string) => shows[name] ?? 0;
  const allNamed = named.reduce((sum, name) => sum + shareOf(name), 0);
  const isYard = hasQualityProblem
    ? yard >= lowQualityYardBelow
    : yard >= noYard.yardBelow && allNamed <= noYard.namedAbove;
  if (isYard) return undefined;
  const first = named.reduce((best, name) => (shareOf(name) > shareOf(best) ? name : best));
  const share = shareOf(first);
  const areInYard = yard >= peopleInYard.yard && groundShare >= peopleInYard.ground;
  if (first === "person" && areInYard && share >= peopleInYard.person) return "people-in-front";
  if (showsGround(evidence, yard) || (yard >= maybeYard.yard && share < maybeYard.nameBelow)) return "unsure";
  const isWrong = indoorNames.includes(first) && evidence.certainSurroundings >= outdoorsFrom;
  return share < reportedFrom || isWrong ? "other" : first;
}

function showsGround({ certainGround, certainSurroundings }: SubjectEvidence, yard: number): boolean {
  if (certainGround < ground.certain) return false;
  return certainSurroundings >= ground.surroundings || yard >= ground.yard || certainGround >= ground.most;
}
