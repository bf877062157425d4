import type { PostForEdit } from "#app/domain/blog/post.ts";
import { calendarTime } from "#app/ui/calendar-date.ts";
import { type PostFields, postFieldsOf } from "../post-fields.ts";
import { comparePostFields, type KnownNames } from "./compare-post-fields.ts";
import type { Conflict } from "./conflict-panel.tsx";

/** What somebody else saved meanwhile, beside what was typed. */
export function presentConflict(
  current: PostForEdit,
  typed: PostFields,
  known: KnownNames,
  timeZone: string,
): Conflict {
  const { updatedAt, updatedByName } = current;
  const fields = comparePostFields(postFieldsOf(current, timeZone), typed, known);
  return { updatedAt, who: updatedByName ?? "Somebody", when: calendarTime(updatedAt, timeZone), fields };
}
