import { postStatuses } from "#app/domain/blog/post.ts";
import { readPostId, slugOfTitle } from "#app/domain/blog/post-rules.ts";
import { momentOf, wallTime } from "#app/domain/blog/zoned-time.ts";
import type { PostFields } from "../post-fields.ts";

/** The form's fields out of what a browser sent. */
export function readPostFields(texts: FormData): PostFields {
  return fieldsFrom((name) => texts.getAll(name).map(String));
}

/** The same out of an unsaved version, which holds whatever the form held then. */
export function readKeptFields(kept: Record<string, string | string[]>): PostFields {
  return fieldsFrom((name) => [kept[name] ?? []].flat().map(String));
}

function fieldsFrom(all: (name: string) => string[]): PostFields {
  const one = (name: string) => all(name)[0] ?? "";
  return {
    title: one("title"),
    slug: one("slug"),
    excerpt: one("excerpt"),
    content: one("content"),
    metaTitle: one("metaTitle"),
    metaDescription: one("metaDescription"),
    status: postStatuses.find((status) => status === one("status")) ?? "draft",
    publishedAt: one("publishedAt"),
    featuredImagePath: one("featuredImagePath"),
    featuredImageAlt: one("featuredImageAlt"),
    authorId: one("authorId"),
    categories: all("categories"),
    tags: all("tags"),
    newCategories: one("newCategories"),
    newTags: one("newTags"),
  };
}

/** Which unsaved version the form goes on with. */
export function readDraftInHand({ tab, draftId = "", draftSeenAt = "" }: Record<string, string | undefined>) {
  const seenAt = readPostId(draftSeenAt);
  return { tab: tab?.slice(0, 60) || undefined, draftId: readPostId(draftId), seenAt };
}

/**
 * What the form means, for the schema: an empty slug asks for the title's own, and a publish date that was not touched
 * keeps the seconds that the field cannot show.
 * @param timeZone in which the publish date is typed
 */
export function postInputOf(fields: PostFields, timeZone: string, stored?: { publishedAt: number | null }) {
  const slug = fields.slug.trim() || (fields.title.trim() ? slugOfTitle(fields.title) : "");
  const { publishedAt, authorId, ...rest } = { ...fields, slug };
  const input = authorId ? { ...rest, authorId: authorId === "none" ? null : authorId } : rest;
  const untouched = stored?.publishedAt != null && wallTime(stored.publishedAt, timeZone) === publishedAt;
  if (untouched) return input;
  const moment = momentOf(publishedAt, timeZone);
  // What is no date is the schema's to tell.
  return { ...input, publishedAt: Number.isNaN(moment) ? publishedAt : moment };
}
