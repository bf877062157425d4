import { asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { blogCategories, blogPostCategories, blogPostTags, blogTags } from "#db/schema.ts";
import type { Topic } from "../post.ts";
import type { TopicKind } from "./topic-kind.ts";

export interface TopicInList extends Topic {
  postCount: number;
}

export interface CategoryInList extends TopicInList {
  description: string;
  parentId: number | null;
}

export function listTopics(kind: TopicKind): (TopicInList & Partial<CategoryInList>)[] {
  return kind === "category" ? listCategories() : listTags();
}

export function listCategories(): CategoryInList[] {
  const { id, name, slug, description, parentId } = blogCategories;
  return db
    .select({
      id,
      name,
      slug,
      parentId,
      description: sql<string>`coalesce(${description}, '')`,
      postCount: db.$count(blogPostCategories, eq(blogPostCategories.categoryId, id)),
    })
    .from(blogCategories)
    .orderBy(asc(sql`${name} collate nocase`), asc(id))
    .all();
}

export function listTags(): TopicInList[] {
  const { id, name, slug } = blogTags;
  return db
    .select({ id, name, slug, postCount: db.$count(blogPostTags, eq(blogPostTags.tagId, id)) })
    .from(blogTags)
    .orderBy(asc(sql`${name} collate nocase`), asc(id))
    .all();
}

export function findCategory(slug: string): CategoryInList | undefined {
  return listCategories().find((category) => category.slug === slug);
}

export function findTag(slug: string): TopicInList | undefined {
  return listTags().find((tag) => tag.slug === slug);
}
