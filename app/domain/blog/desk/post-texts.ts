import type { PostForEdit } from "../post.ts";
import { slugOfTitle } from "../post-rules.ts";
import { momentOf, wallTime } from "../zoned-time.ts";
import { type PostTexts, postFormSchema } from "./post-form-schema.ts";

/** Between a stored post and the texts of its form. */

/** Of a new post. */
export const emptyPost: PostTexts = postFormSchema.parse({});

/** A stored post as the form shows it. */
export function postTexts(post: PostForEdit, timeZone: string): PostTexts {
  return {
    ...emptyPost,
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    metaTitle: post.metaTitle,
    metaDescription: post.metaDescription,
    status: post.status,
    publishedAt: post.publishedAt === null ? "" : wallTime(post.publishedAt, timeZone),
    featuredImagePath: post.featuredImage?.picture.path ?? "",
    featuredImageAlt: post.featuredImage?.alt ?? "",
    authorId: authorValue(post.authorId),
    categories: post.categories.map(({ id }) => String(id)),
    tags: post.tags.map(({ id }) => String(id)),
  };
}

/** As the form would show it. */
export function snapshotTexts(snapshot: PostSnapshot, timeZone: string): PostTexts {
  const { publishedAt, featuredImagePath, categories, tags, authorId, ...texts } = snapshot;
  return {
    ...emptyPost,
    ...texts,
    publishedAt: publishedAt === null ? "" : wallTime(publishedAt, timeZone),
    featuredImagePath: featuredImagePath ?? "",
    authorId: authorId === undefined ? "" : authorValue(authorId),
    categories: categories.map(String),
    tags: tags.map(String),
  };
}

function authorValue(id: number | null): string {
  return id === null ? "none" : String(id);
}

type PostSnapshot = Omit<
  PostTexts,
  "publishedAt" | "featuredImagePath" | "authorId" | "categories" | "tags" | "newCategories" | "newTags"
> & {
  publishedAt: number | null;
  featuredImagePath: string | null;
  categories: number[];
  tags: number[];
  authorId?: number | null;
};

/**
 * An empty slug requests the title's own, and an unchanged publish date keeps the seconds that the field cannot show.
 * `timeZone` is that of the typed date.
 */
export function readPostTexts(texts: PostTexts, timeZone: string, stored?: { publishedAt: number | null }) {
  const slug = texts.slug.trim() || (texts.title.trim() ? slugOfTitle(texts.title) : "");
  const { publishedAt, authorId, ...rest } = { ...texts, slug };
  const input = authorId ? { ...rest, authorId: authorId === "none" ? null : authorId } : rest;
  const untouched = stored?.publishedAt != null && wallTime(stored.publishedAt, timeZone) === publishedAt;
  if (untouched) return input;
  const moment = momentOf(publishedAt, timeZone);
  // The schema rejects invalid dates.
  return { ...input, publishedAt: Number.isNaN(moment) ? publishedAt : moment };
}
