import { and, asc, count, desc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { type Page, placePage } from "#db/page.ts";
import { blogPostCategories, blogPosts, blogPostTags, users } from "#db/schema.ts";
import { foldText } from "../fold-text.ts";
import type { PostListItem, PostSort, PostStatus } from "../post.ts";
import { personName } from "../post-details.server.ts";

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
  const order = orders[filter.sort ?? "published"];
  const found = isSearch(filter.search) ? searchIds(filter, order) : undefined;
  const matching = and(statusIs(filter.status), ...narrowing(filter));
  const total = found?.length ?? db.select({ n: count() }).from(blogPosts).where(matching).get()?.n ?? 0;
  const { offset, ...place } = placePage(total, filter.page ?? 1, pageSize);
  // IDs first, from an index, so that only this page's rows are read.
  const ids = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(matching)
    .orderBy(...order);
  const items = db
    .select(itemColumns)
    .from(blogPosts)
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .where(inArray(blogPosts.id, found ? found.slice(offset, offset + pageSize) : ids.limit(pageSize).offset(offset)))
    .orderBy(...order)
    .all();
  return { items: items.map((item) => ({ ...item, excerpt: item.excerpt ?? "" })), ...place };
}

/** Of all pages, in order. */
export function listPostIds(filter: PostFilter): number[] {
  const order = orders[filter.sort ?? "published"];
  if (isSearch(filter.search)) return searchIds(filter, order);
  const matching = and(statusIs(filter.status), ...narrowing(filter));
  const rows = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(matching)
    .orderBy(...order);
  return rows.all().map(({ id }) => id);
}

function statusIs(status: PostFilter["status"]): SQL | undefined {
  if (status !== "scheduled") return status && eq(blogPosts.status, status);
  return and(eq(blogPosts.status, "published"), gt(blogPosts.publishedAt, Date.now()));
}

function narrowing({ categoryId, tagId, authorId }: PostFilter): SQL[] {
  const conditions: SQL[] = [];
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

const searchCharactersAtMost = 200;

function isSearch(search: string | undefined): search is string {
  return search !== undefined && search.trim() !== "";
}

/**
 * All matches in order, from one scan of the search texts' index. The plus keeps SQLite off indexes for order or
 * status, which would look up every post with its long text.
 */
function searchIds({ status, search = "", ...filter }: PostFilter, order: SQL[]): number[] {
  const needle = foldText(search.trim().slice(0, searchCharactersAtMost));
  const wanted = status === "scheduled" ? "published" : status;
  const waits = status === "scheduled" ? sql`+${blogPosts.publishedAt} > ${Date.now()}` : undefined;
  const found = sql`instr(${blogPosts.searchText}, ${needle}) > 0`;
  return db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(found, wanted && sql`+${blogPosts.status} = ${wanted}`, waits, ...narrowing(filter)))
    .orderBy(...order.map((term) => sql`+${term}`))
    .all()
    .map(({ id }) => id);
}
