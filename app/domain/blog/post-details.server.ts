import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { presentPicture } from "#app/domain/media/stored-picture.ts";
import { db, type Transaction } from "#db/client.server.ts";
import { idsIn, prepared } from "#db/prepared.server.ts";
import { blogCategories, blogPostCategories, blogPosts, blogPostTags, blogTags, type media } from "#db/schema.ts";
import type { FeaturedImage, Topic } from "./post.ts";

export type PostRow = typeof blogPosts.$inferSelect;

export function personName(user: Record<"firstName" | "lastName", AnySQLiteColumn>): SQL<string | null> {
  const { firstName, lastName } = user;
  return sql<string | null>`nullif(trim(coalesce(${firstName}, '') || ' ' || coalesce(${lastName}, '')), '')`;
}

/** Other editors see the address of a person without a name. */
export function personNameOrEmail(user: Record<"firstName" | "lastName" | "email", AnySQLiteColumn>) {
  return sql<string | null>`coalesce(${personName(user)}, ${user.email})`;
}

export function presentFeaturedImage(
  picture: typeof media.$inferSelect | null,
  alt: string | null,
): FeaturedImage | null {
  return picture && { picture: presentPicture(picture), alt: alt ?? "" };
}

export function loadCategories(postIds: number[], tx: Transaction | typeof db = db): Map<number, Topic[]> {
  return byPost(categoriesOfPosts(tx).all({ postIds: JSON.stringify(postIds) }));
}

const categoriesOfPosts = prepared((db) => {
  const { id, name, slug } = blogCategories;
  return db
    .select({ postId: blogPostCategories.postId, topic: { id, name, slug } })
    .from(blogPostCategories)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPostCategories.categoryId))
    .where(inArray(blogPostCategories.postId, idsIn("postIds")))
    .orderBy(asc(blogCategories.name), asc(blogCategories.id))
    .prepare();
});

export function loadTags(postIds: number[], tx: Transaction | typeof db = db): Map<number, Topic[]> {
  return byPost(tagsOfPosts(tx).all({ postIds: JSON.stringify(postIds) }));
}

const tagsOfPosts = prepared((db) => {
  const { id, name, slug } = blogTags;
  return db
    .select({ postId: blogPostTags.postId, topic: { id, name, slug } })
    .from(blogPostTags)
    .innerJoin(blogTags, eq(blogTags.id, blogPostTags.tagId))
    .where(inArray(blogPostTags.postId, idsIn("postIds")))
    .orderBy(asc(blogTags.name), asc(blogTags.id))
    .prepare();
});

export function loadContents(postIds: number[]): Map<number, string> {
  const { id, content } = blogPosts;
  const rows = db.select({ id, content }).from(blogPosts).where(inArray(id, postIds)).all();
  return new Map(rows.map((row) => [row.id, row.content]));
}

function byPost(rows: { postId: number; topic: Topic }[]): Map<number, Topic[]> {
  const topics = new Map<number, Topic[]>();
  for (const { postId, topic } of rows) topics.set(postId, [...(topics.get(postId) ?? []), topic]);
  return topics;
}
