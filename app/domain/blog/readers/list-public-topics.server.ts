import { asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { blogCategories, blogPostCategories, blogPosts, blogPostTags, blogTags } from "#db/schema.ts";
import type { Topic } from "../post.ts";
import type { TopicKind } from "../topics/topic-kind.ts";
import { isPublicNow } from "./list-published-posts.server.ts";

export interface PublicTopic extends Topic {
  changedAt: number;
}

export function listPublicTopics(kind: TopicKind): PublicTopic[] {
  const topics = kind === "category" ? blogCategories : blogTags;
  const links =
    kind === "category"
      ? { table: blogPostCategories, topicId: blogPostCategories.categoryId, postId: blogPostCategories.postId }
      : { table: blogPostTags, topicId: blogPostTags.tagId, postId: blogPostTags.postId };
  const { id, name, slug } = topics;
  return db
    .select({ id, name, slug, changedAt: sql<number>`max(${blogPosts.updatedAt})` })
    .from(topics)
    .innerJoin(links.table, eq(links.topicId, id))
    .innerJoin(blogPosts, eq(blogPosts.id, links.postId))
    .where(isPublicNow())
    .groupBy(id)
    .orderBy(asc(sql`${name} collate nocase`), asc(id))
    .all();
}
