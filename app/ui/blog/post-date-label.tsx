import { calendarDate } from "../calendar-date.ts";

/** "Draft" without a date. */
export function PostDateLabel({ at, timeZone }: { at: number | null; timeZone: string | undefined }) {
  if (at === null) return <span>Draft</span>;
  return <time dateTime={new Date(at).toISOString()}>{calendarDate(at, timeZone)}</time>;
}
