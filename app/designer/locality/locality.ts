import type { CompassPoint } from "./compass-points.ts";

/** Where a yard is, as far as its owner says. */
export interface Locality {
  /** As it is shown: "ZIP code 10001". */
  words: string;
  /** Half a USDA hardiness zone: "6b". */
  zone: string;
  /** Degrees, negative in the south; undefined where only a zone is known. */
  latitude?: number;
  /** Whose law on plants holds there: "US", "US-NY"; empty where only a zone is known. */
  laws: readonly string[];
  /** Year and month: "2026-11". Bans that begin later are only told of; without it they count as well. */
  asOf?: string;
  /** Which way the photo looks. */
  facing?: CompassPoint;
}

/** From the coldest, 1a, to 13b. */
export const halfZones: readonly string[] = Array.from(
  { length: 26 },
  (_, at) => `${Math.floor(at / 2) + 1}${at % 2 === 0 ? "a" : "b"}`,
);

/** Whole zones, as the facts of plants have them. */
export function wholeZone({ zone }: Pick<Locality, "zone">): number {
  return Number.parseInt(zone, 10);
}

/** Months and days of the northern half of the year: cautious means of each whole zone; none where frost is rare. */
const frosts: Partial<Record<number, readonly [last: string, first: string]>> = {
  1: ["June 15", "August 15"],
  2: ["June 5", "August 31"],
  3: ["May 31", "September 8"],
  4: ["May 21", "September 21"],
  5: ["May 10", "September 30"],
  6: ["May 1", "October 10"],
  7: ["April 20", "October 20"],
  8: ["April 5", "November 5"],
  9: ["March 10", "November 25"],
};

/** The usual last frost of spring and first of autumn; undefined in the south, whose seasons are others, and where frost is rare. */
export function frostsOf(
  locality: Pick<Locality, "zone" | "latitude">,
): readonly [last: string, first: string] | undefined {
  return (locality.latitude ?? 1) < 0 ? undefined : frosts[wholeZone(locality)];
}

/** The rating of the Royal Horticultural Society that a plant needs to live in a half zone, by its coldest nights in degrees Celsius. */
export function rhsRatingOf({ zone }: Pick<Locality, "zone">): string {
  const coldest = ((halfZones.indexOf(zone) * 5 - 60 - 32) * 5) / 9;
  const [, rating = "H7"] = rhsRatings.find(([least]) => coldest >= least) ?? [];
  return rating;
}

const rhsRatings: readonly (readonly [least: number, rating: string])[] = [
  [15, "H1a"],
  [10, "H1b"],
  [5, "H1c"],
  [1, "H2"],
  [-5, "H3"],
  [-10, "H4"],
  [-15, "H5"],
  [-20, "H6"],
];
