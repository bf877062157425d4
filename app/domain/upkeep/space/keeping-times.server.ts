import { trashDays } from "#app/domain/blog/desk/trash-post.server.ts";
import { leadDays } from "#app/domain/orders/share/lead-rules.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long unused data is kept, in milliseconds: the sweep's rules, also shown at the desk. */
export const keepingTimes = {
  anonymousDraft: dayMs,
  ownedDraft: 30 * dayMs,
  /** A photo without draft, order or lead; the day covers another tab that is just ordering it. */
  loosePhoto: dayMs,
  temporaryFile: 6 * hourMs,
  /** Read again from the photo when needed later. */
  scene: 7 * dayMs,
  doneJob: 7 * dayMs,
  deadJob: 30 * dayMs,
  trashedPost: trashDays * dayMs,
  /** A post's views of one day. */
  dayOfViews: 400 * dayMs,
  alert: 30 * dayMs,
  webhookDelivery: 30 * dayMs,
  lead: leadDays * dayMs,
  /** A statement of withdrawal that names no paid order; one that does is deleted with it. */
  unknownWithdrawal: leadDays * dayMs,
  fileWithoutRow: dayMs,
  /** Copies of the database from before and after a migration; the last one from before stays. */
  databaseCopy: 30 * dayMs,
};

/** For a setting in days, where 0 means permanently: "90 days". */
export function daysWords(days: number): string {
  return days === 0 ? "for good" : timeWords(days * dayMs);
}

/** "6 hours", "30 days" */
export function timeWords(ms: number): string {
  const [n, unit] = ms < dayMs ? [ms / hourMs, "hour"] : [ms / dayMs, "day"];
  return n === 1 ? `a ${unit}` : `${n} ${unit}s`;
}
