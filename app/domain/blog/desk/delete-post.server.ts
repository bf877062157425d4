import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { blogPosts } from "#db/schema.ts";
import { readPostId } from "../post-rules.ts";

/** Deletes a post with its blocks, revisions, unsaved edits and old addresses. @returns false when there is none */
export function deletePost(id: number | string): boolean {
  const postId = readPostId(id);
  return postId !== undefined && db.delete(blogPosts).where(eq(blogPosts.id, postId)).run().changes > 0;
}
