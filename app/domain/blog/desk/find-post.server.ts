import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { db, type Transaction } from "#db/client.server.ts";
import { blogBlocks, blogPosts, media, users } from "#db/schema.ts";
import type { PostForEdit } from "../post.ts";
import {
  loadCategories,
  loadTags,
  personName,
  personNameOrEmail,
  presentFeaturedImage,
} from "../post-details.server.ts";
import { readPostId } from "../post-rules.ts";

/** Everything an editor may change; `id` as in the URL, or as a number. */
export function findPostForEdit(id: number | string, tx: Transaction | typeof db = db): PostForEdit | undefined {
  const postId = readPostId(id);
  if (postId === undefined) return undefined;
  const editors = alias(users, "editors");
  const found = tx
    .select({
      post: blogPosts,
      picture: media,
      authorName: personName(users),
      updatedByName: personNameOrEmail(editors),
    })
    .from(blogPosts)
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .leftJoin(editors, eq(editors.id, blogPosts.updatedById))
    .leftJoin(media, eq(media.path, blogPosts.featuredImagePath))
    .where(eq(blogPosts.id, postId))
    .get();
  if (!found) return undefined;
  const { post, picture, authorName, updatedByName } = found;
  const { title, slug, content, status, publishedAt, authorId, createdAt, updatedAt, readingMinutes } = post;
  return {
    id: postId,
    title,
    slug,
    content,
    status,
    publishedAt,
    authorId,
    authorName,
    createdAt,
    updatedAt,
    updatedByName,
    readingMinutes,
    excerpt: post.excerpt ?? "",
    metaTitle: post.metaTitle ?? "",
    metaDescription: post.metaDescription ?? "",
    featuredImage: presentFeaturedImage(picture, post.featuredImageAlt),
    categories: loadCategories([postId], tx).get(postId) ?? [],
    tags: loadTags([postId], tx).get(postId) ?? [],
    blocks: listBlocks(postId, tx),
  };
}

function listBlocks(postId: number, tx: Transaction | typeof db) {
  const { id, type, content, order } = blogBlocks;
  return tx
    .select({ id, postId: blogBlocks.postId, type, content, order })
    .from(blogBlocks)
    .where(eq(blogBlocks.postId, postId))
    .orderBy(asc(order), asc(id))
    .all();
}
