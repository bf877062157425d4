import { and, asc, count, desc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { type Page, placePage } from "#db/page.ts";
import { blogPostCategories, blogPosts, blogPostTags, users } from "#db/schema.ts";
import type { PostListItem, PostSort, PostStatus } from "../post.ts";
import { personName } from "../post-details.server.ts";
import { hasWords } from "../search/has-words.server.ts";
import { searchWords } from "../search/search-words.ts";

export const postsAPage = 50;

export interface PostFilter {
  status?: PostStatus | "scheduled";
  categoryId?: number;
  tagId?: number;
  authorId?: number | null;
  search?: string;
  sort?: PostSort | "shown";
  page?: number;
  pageSize?: number;
}

/** Posts of every status, for editors, a page at a time. */
export function listPosts(filter: PostFilter = {}): Page<PostListItem> {
  const pageSize = filter.pageSize ?? postsAPage;
  const matching = and(statusIs(filter.status), ...narrowing(filter));
  const total = db.select({ n: count() }).from(blogPosts).where(matching).get()?.n ?? 0;
  const { offset, ...place } = placePage(total, filter.page ?? 1, pageSize);
  const items = db
    .select(itemColumns)
    .from(blogPosts)
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    // IDs first, from an index, so that only this page's rows are read.
    .where(inArray(blogPosts.id, selectIds(filter).limit(pageSize).offset(offset)))
    .orderBy(...orders[filter.sort ?? "published"])
    .all();
  return { items: items.map((item) => ({ ...item, excerpt: item.excerpt ?? "" })), ...place };
}

/** Of all pages, in order. */
export function listPostIds(filter: PostFilter, atMost: number): number[] {
  const rows = selectIds(filter).limit(atMost).all();
  return rows.map(({ id }) => id);
}

function selectIds(filter: PostFilter) {
  return db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(statusIs(filter.status), ...narrowing(filter)))
    .orderBy(...orders[filter.sort ?? "published"]);
}

function statusIs(status: PostFilter["status"]): SQL | undefined {
  if (status !== "scheduled") return status && eq(blogPosts.status, status);
  return and(eq(blogPosts.status, "published"), gt(blogPosts.publishedAt, Date.now()));
}

function narrowing({ categoryId, tagId, authorId, search }: PostFilter): SQL[] {
  const conditions: SQL[] = search?.trim() ? [hasWords(searchWords(search))] : [];
  if (categoryId !== undefined) {
    const { postId: id, categoryId: category } = blogPostCategories;
    conditions.push(inArray(blogPosts.id, db.select({ id }).from(blogPostCategories).where(eq(category, categoryId))));
  }
  if (tagId !== undefined) {
    const { postId: id, tagId: tag } = blogPostTags;
    conditions.push(inArray(blogPosts.id, db.select({ id }).from(blogPostTags).where(eq(tag, tagId))));
  }
  if (authorId === null) conditions.push(isNull(blogPosts.authorId));
  else if (authorId !== undefined) conditions.push(eq(blogPosts.authorId, authorId));
  return conditions;
}

export function countPosts(): Record<PostStatus | "all", number> {
  const rows = db.select({ status: blogPosts.status, n: count() }).from(blogPosts).groupBy(blogPosts.status).all();
  const of = (status: PostStatus) => rows.find((row) => row.status === status)?.n ?? 0;
  const counts = { draft: of("draft"), published: of("published"), archived: of("archived") };
  return { ...counts, all: counts.draft + counts.published + counts.archived };
}

const itemColumns = {
  id: blogPosts.id,
  title: blogPosts.title,
  slug: blogPosts.slug,
  excerpt: blogPosts.excerpt,
  status: blogPosts.status,
  publishedAt: blogPosts.publishedAt,
  createdAt: blogPosts.createdAt,
  updatedAt: blogPosts.updatedAt,
  authorName: personName(users),
};

const orders: Record<PostSort | "shown", SQL[]> = {
  shown: [desc(sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.createdAt})`), desc(blogPosts.id)],
  published: [desc(blogPosts.publishedAt), desc(blogPosts.createdAt), desc(blogPosts.id)],
  created: [desc(blogPosts.createdAt), desc(blogPosts.id)],
  title: [asc(blogPosts.sortTitle), asc(blogPosts.id)],
};
