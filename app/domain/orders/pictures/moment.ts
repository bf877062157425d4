import type { StoredPicture } from "#app/domain/media/stored-picture.ts";

/** A design at another time: so many years after planting, in a season, in the evening. Safe in the browser. */
export interface Moment {
  year?: (typeof momentYears)[number];
  season?: (typeof momentSeasons)[number];
  evening?: boolean;
}

export const momentYears = [1, 3, 10] as const;
export const momentSeasons = ["spring", "summer", "autumn", "winter"] as const;

/** So that no one draws forever: drawn and waiting ones of one order. */
export const momentsPerOrder = 30;
/** How often one that fails may be requested. */
export const momentTries = 3;

/** What the page shows of a requested moment. */
export type ShownMoment = { moment: Moment; designId: number } & (
  | { state: "made"; picture: StoredPicture }
  /** limit: the order has no more. other-maker: a picture service made the design. photo-gone: the photo has expired. */
  | { state: "waiting" | "limit" | "other-maker" | "photo-gone" }
  | { state: "failed"; mayTryAgain: boolean }
);

/** Of the button that requests a failed one again. */
export const momentAgainIntent = "moment-again";

export interface DrawnMoment {
  designId: number;
  moment: Moment;
  picture: StoredPicture;
}

/** From an address; what it does not know is left out. Undefined where nothing is left. */
export function readMoment(query: URLSearchParams): Moment | undefined {
  const year = momentYears.find((one) => String(one) === query.get("year"));
  const season = momentSeasons.find((one) => one === query.get("season"));
  const evening = query.get("evening") === "yes";
  return year || season || evening ? { year, season, evening } : undefined;
}

/** For an address, and as it is stored: "year=3&season=autumn&evening=yes". */
export function momentQuery({ year, season, evening }: Moment): string {
  const query = new URLSearchParams();
  if (year) query.set("year", String(year));
  if (season) query.set("season", season);
  if (evening) query.set("evening", "yes");
  return String(query);
}

/** "year-3-fall-evening". */
export function momentFileWords({ year, season, evening }: Moment): string {
  return [year && `year-${year}`, season === "autumn" ? "fall" : season, evening && "evening"]
    .filter(Boolean)
    .join("-");
}

/** "after 3 years, in fall, in the evening". */
export function momentWords({ year, season, evening }: Moment): string {
  return [
    ...(year ? [`after ${year} ${year === 1 ? "year" : "years"}`] : []),
    ...(season ? [`in ${season === "autumn" ? "fall" : season}`] : []),
    ...(evening ? ["in the evening"] : []),
  ].join(", ");
}
