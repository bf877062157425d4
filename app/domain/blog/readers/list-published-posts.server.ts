import { and, count, desc, eq, inArray, isNull, lte, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { type AppDatabase, db } from "#db/client.server.ts";
import { type Page, placePage } from "#db/page.ts";
import { blogCategories, blogPostCategories, blogPosts, blogPostTags, blogTags, media, users } from "#db/schema.ts";
import type { PostCard } from "../post.ts";
import { loadCategories, personName, presentFeaturedImage } from "../post-details.server.ts";
import { slugOfAuthor } from "../post-rules.ts";

export const publishedPostsAPage = 12;

export interface PublishedPostFilter {
  page?: number;
  pageSize?: number;
  category?: string;
  tag?: string;
  authorId?: number;
}

export function listPublishedPosts(filter: PublishedPostFilter = {}): Page<PostCard> {
  const pageSize = filter.pageSize ?? publishedPostsAPage;
  const matching = and(isPublicNow(), isInCategory(filter.category), hasTag(filter.tag), isBy(filter.authorId));
  const total = db.select({ n: count() }).from(blogPosts).where(matching).get()?.n ?? 0;
  const { offset, ...place } = placePage(total, filter.page ?? 1, pageSize);
  const ids = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(matching)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset(offset);
  return { items: loadCards(inArray(blogPosts.id, ids)), ...place };
}

/** `isPublic` as a condition in SQL. */
export function isPublicNow(now: number | Placeholder = Date.now()): SQL {
  const timeHasCome = or(isNull(blogPosts.publishedAt), lte(blogPosts.publishedAt, now));
  return sql`(${eq(blogPosts.status, "published")} and ${timeHasCome})`;
}

export const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.createdAt), desc(blogPosts.id)];

export function loadCards(condition: SQL | undefined): PostCard[] {
  return presentCards(selectCards(db, condition).all());
}

export function selectCards(db: AppDatabase, condition: SQL | undefined) {
  return db
    .select({ post: cardColumns, picture: media, authorName: personName(users), authorId: users.id })
    .from(blogPosts)
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .leftJoin(media, eq(media.path, blogPosts.featuredImagePath))
    .where(condition)
    .orderBy(...newestFirst);
}

export function presentCards(rows: ReturnType<ReturnType<typeof selectCards>["all"]>): PostCard[] {
  const categories = loadCategories(rows.map(({ post }) => post.id));
  return rows.map(({ post: { featuredImageAlt, ...post }, picture, authorName, authorId }) => ({
    ...post,
    excerpt: post.excerpt ?? "",
    featuredImage: presentFeaturedImage(picture, featuredImageAlt),
    categories: categories.get(post.id) ?? [],
    authorName,
    authorSlug: authorName && authorId ? slugOfAuthor(authorName, authorId) : null,
  }));
}

const cardColumns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  status: blogPosts.status,
  publishedAt: blogPosts.publishedAt,
  updatedAt: blogPosts.updatedAt,
  featuredImageAlt: blogPosts.featuredImageAlt,
  readingMinutes: blogPosts.readingMinutes,
};

function isBy(authorId: number | undefined): SQL | undefined {
  return authorId === undefined ? undefined : eq(blogPosts.authorId, authorId);
}

function isInCategory(slug: string | undefined): SQL | undefined {
  if (slug === undefined) return undefined;
  const ids = db
    .select({ id: blogPostCategories.postId })
    .from(blogPostCategories)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPostCategories.categoryId))
    .where(eq(blogCategories.slug, slug));
  return inArray(blogPosts.id, ids);
}

function hasTag(slug: string | undefined): SQL | undefined {
  if (slug === undefined) return undefined;
  const ids = db
    .select({ id: blogPostTags.postId })
    .from(blogPostTags)
    .innerJoin(blogTags, eq(blogTags.id, blogPostTags.tagId))
    .where(eq(blogTags.slug, slug));
  return inArray(blogPosts.id, ids);
}
