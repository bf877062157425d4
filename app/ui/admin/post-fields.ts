import type { PostForEdit, PostStatus } from "#app/domain/blog/post.ts";
import { wallTime } from "#app/domain/blog/zoned-time.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";

/** The form's fields as they stand in HTML: all text, valid or not. */
export interface PostFields {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  metaTitle: string;
  metaDescription: string;
  status: PostStatus;
  /** "2026-01-05T10:42" in the blog's time zone, or "". */
  publishedAt: string;
  /** Name of the stored picture; "" for none. */
  featuredImagePath: string;
  featuredImageAlt: string;
  /** An id; "none" for the site itself, "" for whoever it is already. */
  authorId: string;
  /** Ids. */
  categories: string[];
  tags: string[];
  /** Names to be made and ticked, with commas between them. */
  newCategories: string;
  newTags: string;
}

/** The fields with the picture their path means. */
export interface PostDraft {
  fields: PostFields;
  picture: StoredPicture | null;
}

export const emptyPostFields: PostFields = {
  title: "",
  slug: "",
  excerpt: "",
  content: "",
  metaTitle: "",
  metaDescription: "",
  status: "draft",
  publishedAt: "",
  featuredImagePath: "",
  featuredImageAlt: "",
  authorId: "",
  categories: [],
  tags: [],
  newCategories: "",
  newTags: "",
};

/** A stored post as the form shows it. */
export function postFieldsOf(post: PostForEdit, timeZone: string): PostFields {
  return {
    ...emptyPostFields,
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

/** What is kept of a post at each save, as the form would show it. */
export function snapshotFieldsOf(snapshot: PostSnapshot, timeZone: string): PostFields {
  const { publishedAt, featuredImagePath, categories, tags, authorId, ...texts } = snapshot;
  return {
    ...emptyPostFields,
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
  PostFields,
  "publishedAt" | "featuredImagePath" | "authorId" | "categories" | "tags" | "newCategories" | "newTags"
> & {
  publishedAt: number | null;
  featuredImagePath: string | null;
  categories: number[];
  tags: number[];
  authorId?: number | null;
};
