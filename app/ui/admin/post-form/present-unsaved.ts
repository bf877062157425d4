import { type PostTexts, postFormSchema } from "#app/domain/blog/desk/post-form-schema.ts";
import { emptyPost, postTexts } from "#app/domain/blog/desk/post-texts.ts";
import type { PostForEdit } from "#app/domain/blog/post.ts";
import { calendarTime } from "#app/ui/calendar-date.ts";

interface Unsaved {
  id: number;
  fields: Record<string, string | string[]>;
  /** The post's `updatedAt` when its editing began. */
  basedOn: number | null;
  updatedAt: number;
}

/** The chosen unsaved version, else the post, else nothing. */
export function textsToEdit(
  chosen: Unsaved | undefined,
  post: PostForEdit | undefined,
  { timeZone, editorId }: { timeZone: string; editorId: number },
): PostTexts {
  const initial = post ? postTexts(post, timeZone) : { ...emptyPost, authorId: String(editorId) };
  const unsaved = chosen && postFormSchema.parse(chosen.fields);
  return unsaved ? { ...unsaved, authorId: unsaved.authorId || initial.authorId } : initial;
}

export function presentUnsaved(
  { id, fields, updatedAt, basedOn }: Unsaved,
  post: PostForEdit | undefined,
  timeZone: string,
) {
  const outdated = post !== undefined && basedOn !== null && basedOn !== post.updatedAt;
  return { id, title: postFormSchema.parse(fields).title, at: calendarTime(updatedAt, timeZone), outdated };
}
