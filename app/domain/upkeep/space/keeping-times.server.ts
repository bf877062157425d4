import { trashDays } from "#app/domain/blog/desk/trash-post.server.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long what nobody will come back for is kept, in milliseconds: the rules of the sweep, told at the desk. */
export const keepingTimes = {
  anonymousDraft: dayMs,
  ownedDraft: 30 * dayMs,
  /** A photo that no draft and no order holds; the day covers another tab that is just ordering it. */
  loosePhoto: dayMs,
  temporaryFile: 6 * hourMs,
  /** Read again from the photo when somebody needs it later. */
  scene: 7 * dayMs,
  doneJob: 7 * dayMs,
  /** What was given up is for the operator to see. */
  deadJob: 30 * dayMs,
  trashedPost: trashDays * dayMs,
  alert: 30 * dayMs,
  fileWithoutRow: dayMs,
  /** Of the database, from before and after a migration; the last one of before stays. */
  databaseCopy: 30 * dayMs,
};

/** Of a setting in days, where 0 is for good: "90 days". */
export function daysWords(days: number): string {
  return days === 0 ? "for good" : timeWords(days * dayMs);
}

/** "6 hours", "30 days" */
export function timeWords(ms: number): string {
  const [n, unit] = ms < dayMs ? [ms / hourMs, "hour"] : [ms / dayMs, "day"];
  return n === 1 ? `a ${unit}` : `${n} ${unit}s`;
}
