import type { StoredPicture } from "#app/domain/media/stored-picture.ts";

export type { Page } from "#db/page.ts";

/** Posts and what belongs to them, as pages and API answers show them. Safe in the browser. */

export const postStatuses = ["draft", "published", "archived"] as const;
export type PostStatus = (typeof postStatuses)[number];

/** Orders of the editors' list; the first is the default. */
export const postSorts = ["published", "created", "title"] as const;
export type PostSort = (typeof postSorts)[number];

/** A category or a tag. */
export interface Topic {
  id: number;
  name: string;
  slug: string;
}

export interface FeaturedImage {
  picture: StoredPicture;
  /** Empty when nobody wrote one. */
  alt: string;
}

/** A row of the editors' list. Times are epoch milliseconds everywhere. */
export interface PostListItem {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  status: PostStatus;
  publishedAt: number | null;
  createdAt: number;
  updatedAt: number;
  authorName: string | null;
}

export interface PostBlock {
  id: number;
  postId: number;
  type: string;
  content: unknown;
  order: number;
}

/** Everything an editor may change, and who changed it last. */
export interface PostForEdit {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  metaTitle: string;
  metaDescription: string;
  status: PostStatus;
  publishedAt: number | null;
  featuredImage: FeaturedImage | null;
  categories: Topic[];
  tags: Topic[];
  blocks: PostBlock[];
  authorId: number | null;
  authorName: string | null;
  createdAt: number;
  /** Send it back when saving: a save that expects an older one is refused. */
  updatedAt: number;
  updatedByName: string | null;
  readingMinutes: number;
}

/** A published post in a list. */
export interface PostCard {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  status: PostStatus;
  publishedAt: number | null;
  updatedAt: number;
  featuredImage: FeaturedImage | null;
  /** By name; the first is the one a card shows. */
  categories: Topic[];
  authorName: string | null;
  readingMinutes: number;
}

/** A post as its readers see it. */
export interface PublishedPost extends PostCard {
  /** Sanitised HTML. */
  contentHtml: string;
  content: string;
  metaTitle: string;
  metaDescription: string;
  createdAt: number;
  tags: Topic[];
}

/** Whether readers see a post now: published, and its time has come. A post without a date has no time to wait for. */
export function isPublic(post: Pick<PostCard, "status" | "publishedAt">, now = Date.now()): boolean {
  return post.status === "published" && (post.publishedAt === null || post.publishedAt <= now);
}

/** Two letters for an author's badge; the house's own when nobody is named. */
export function authorInitials(name: string | null): string {
  const words = (name ?? "").split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return initials.join("").toUpperCase() || "LA";
}
