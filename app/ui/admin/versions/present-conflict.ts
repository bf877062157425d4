import type { PostTexts } from "#app/domain/blog/desk/post-form-schema.ts";
import { postTexts } from "#app/domain/blog/desk/post-texts.ts";
import type { PostForEdit } from "#app/domain/blog/post.ts";
import { calendarTime } from "#app/ui/calendar-date.ts";
import { comparePosts, type KnownNames } from "./compare-posts.ts";
import type { Conflict } from "./conflict-panel.tsx";

export function presentConflict(current: PostForEdit, typed: PostTexts, known: KnownNames, timeZone: string): Conflict {
  const { updatedAt, updatedByName } = current;
  const fields = comparePosts(postTexts(current, timeZone), typed, known);
  return { updatedAt, who: updatedByName ?? "Somebody", when: calendarTime(updatedAt, timeZone), fields };
}
