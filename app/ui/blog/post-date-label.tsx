import { calendarDate } from "../calendar-date.ts";

/** The day a post was published, for people and for machines; "Draft" without one. */
export function PostDateLabel({ at }: { at: number | null }) {
  if (at === null) return <span>Draft</span>;
  return <time dateTime={new Date(at).toISOString()}>{calendarDate(at)}</time>;
}
