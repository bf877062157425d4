import { asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { blogCategories, blogPostCategories, blogPosts, blogPostTags, blogTags } from "#db/schema.ts";
import { isPublicNow } from "./list-published-posts.server.ts";
import type { Topic } from "./post.ts";

/** A category or tag that readers can find something under. */
export interface PublicTopic extends Topic {
  /** When the last of its public posts changed. */
  changedAt: number;
}

/** Categories of public posts, by name. */
export function listPublicCategories(): PublicTopic[] {
  const { id, name, slug } = blogCategories;
  return db
    .select({ id, name, slug, changedAt: lastChange })
    .from(blogCategories)
    .innerJoin(blogPostCategories, eq(blogPostCategories.categoryId, id))
    .innerJoin(blogPosts, eq(blogPosts.id, blogPostCategories.postId))
    .where(isPublicNow())
    .groupBy(id)
    .orderBy(asc(sql`${name} collate nocase`), asc(id))
    .all();
}

/** Tags of public posts, by name. */
export function listPublicTags(): PublicTopic[] {
  const { id, name, slug } = blogTags;
  return db
    .select({ id, name, slug, changedAt: lastChange })
    .from(blogTags)
    .innerJoin(blogPostTags, eq(blogPostTags.tagId, id))
    .innerJoin(blogPosts, eq(blogPosts.id, blogPostTags.postId))
    .where(isPublicNow())
    .groupBy(id)
    .orderBy(asc(sql`${name} collate nocase`), asc(id))
    .all();
}

const lastChange = sql<number>`max(${blogPosts.updatedAt})`;
