import type { StoredPicture } from "#app/domain/media/stored-picture.ts";

export type { Page } from "#db/page.ts";

/** Posts and related data, for pages and API answers. Safe in the browser. */

export const postStatuses = ["draft", "published", "archived"] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postSorts = ["published", "created", "title"] as const;
export type PostSort = (typeof postSorts)[number];

export interface Topic {
  id: number;
  name: string;
  slug: string;
}

export interface FeaturedImage {
  picture: StoredPicture;
  alt: string;
}

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

export interface PostForEdit {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
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
  /** Send it back when saving: a save that expects an older one is rejected. */
  updatedAt: number;
  updatedByName: string | null;
  readingMinutes: number;
}

export interface PostCard {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  status: PostStatus;
  publishedAt: number | null;
  updatedAt: number;
  featuredImage: FeaturedImage | null;
  categories: Topic[];
  authorName: string | null;
  /** Of the page with this author's posts. */
  authorSlug: string | null;
  readingMinutes: number;
}

export interface PublishedPost extends PostCard {
  contentHtml: string;
  content: string;
  metaTitle: string;
  metaDescription: string;
  createdAt: number;
  tags: Topic[];
}

/** Published, and not scheduled. A post without a date is not scheduled. */
export function isPublic(post: Pick<PostCard, "status" | "publishedAt">, now = Date.now()): boolean {
  return post.status === "published" && (post.publishedAt === null || post.publishedAt <= now);
}

export function authorInitials(name: string | null): string {
  const words = (name ?? "").split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return initials.join("").toUpperCase() || "LA";
}
