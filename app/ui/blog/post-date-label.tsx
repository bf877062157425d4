import { calendarDate } from "../calendar-date.ts";

/** The day a post was published, for people and for machines; "Draft" without one. */
export function PostDateLabel({ at, timeZone }: { at: number | null; timeZone: string | undefined }) {
  if (at === null) return <span>Draft</span>;
  return <time dateTime={new Date(at).toISOString()}>{calendarDate(at, timeZone)}</time>;
}
