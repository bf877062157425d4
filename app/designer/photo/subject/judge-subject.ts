import type { PhotoMeasures } from "../pixels/photo-measures.ts";

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

/** The reader's words and ours. What it calls a person may stand in a yard, or be all there is. */
const namedByReader: Record<string, Subject> = {
  document: "document",
  screenshot: "screenshot",
  indoors: "indoors",
  person: "person",
  animal: "animal",
  aerial: "aerial",
  dark: "night",
  night: "night",
  snow: "snow",
  blurred: "blurred",
};
/**
 * Below this share of "yard" the reader's first other word counts. Of pictures kept out, scripts/ground-reader/subject.py: no
 * yard of 117 is refused, and 266 of 285 that show none.
 */
const yardFrom = 0.35;
/** A person before this much open ground stands in a yard. */
const groundOfYard = 0.1;
/**
 * Between every other one of 376 photos of yards and what was made dark, blurred or small of them. Yards, least of either
 * half: spread 134 and 90, sharpness 0.28 and 0.27, bright 120 and 144.
 */
const measured = {
  /** Luminance, of 255, that one colour or a lens in a pocket does not spread over. */
  blankSpread: 25,
  /** Long side in pixels: smaller ones are thumbnails. */
  tinySide: 256,
  /** Steepest step as share of the spread. */
  blurred: 0.2,
  /** Luminance of the middle pixel, and of the one brighter than nine tenths. */
  night: { middle: 55, bright: 85 },
};

/**
 * What a photo shows, or what is wrong with it: what is measured first, then what the reader saw, then the scene's doubts.
 * A doubt whether it is a yard closes nothing by itself: colours and textures alone took paved yards for none.
 */
export function judgeSubject({ measures, groundShare, shows = {}, doubts }: SubjectEvidence): Subject {
  if (measures.spread < measured.blankSpread) return "blank";
  if (measures.middle < measured.night.middle && measures.bright < measured.night.bright) return "night";
  const seen = firstSeen(shows);
  if (seen) return seen === "person" && groundShare >= groundOfYard ? "people-in-front" : seen;
  if (measures.longSide < measured.tinySide) return "tiny";
  if (measures.sharpness < measured.blurred) return "blurred";
  if (doubts.includes("night")) return "night";
  return doubts.includes("snow") ? "snow" : "yard";
}

/** Undefined where it is a yard as far as the reader can tell. */
function firstSeen(shows: Readonly<Record<string, number>>): Subject | undefined {
  const { yard, ...others } = shows;
  if (yard === undefined || !(yard < yardFrom)) return undefined;
  const [first] = Object.entries(others).sort(([, one], [, two]) => two - one);
  return first ? (namedByReader[first[0]] ?? "other") : "other";
}
