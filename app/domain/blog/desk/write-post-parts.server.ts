import { and, eq, notInArray } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { blogBlocks, blogPostCategories, blogPostTags } from "#db/schema.ts";
import type { PostChanges } from "../post-schemas.ts";

export function replaceCategories(tx: Transaction, postId: number, ids: number[]): void {
  tx.delete(blogPostCategories).where(eq(blogPostCategories.postId, postId)).run();
  const rows = [...new Set(ids)].map((categoryId) => ({ postId, categoryId }));
  if (rows.length > 0) tx.insert(blogPostCategories).values(rows).run();
}

export function replaceTags(tx: Transaction, postId: number, ids: number[]): void {
  tx.delete(blogPostTags).where(eq(blogPostTags.postId, postId)).run();
  const rows = [...new Set(ids)].map((tagId) => ({ postId, tagId }));
  if (rows.length > 0) tx.insert(blogPostTags).values(rows).run();
}

/** Sorted by `order`, then by the list; one with a known ID keeps it. */
export function replaceBlocks(tx: Transaction, postId: number, blocks: NonNullable<PostChanges["blocks"]>): void {
  const own = tx.select({ id: blogBlocks.id }).from(blogBlocks).where(eq(blogBlocks.postId, postId)).all();
  const free = new Set(own.map(({ id }) => id));
  const inOrder = blocks
    .map((block, index) => ({ ...block, order: block.order ?? index }))
    .sort((a, b) => a.order - b.order);
  const kept: number[] = [];
  inOrder.forEach(({ id, type, content }, order) => {
    const values = { postId, type, content, order };
    if (typeof id === "number" && free.delete(id)) {
      const where = and(eq(blogBlocks.id, id), eq(blogBlocks.postId, postId));
      tx.update(blogBlocks).set(values).where(where).run();
      kept.push(id);
    } else kept.push(tx.insert(blogBlocks).values(values).returning({ id: blogBlocks.id }).get().id);
  });
  tx.delete(blogBlocks)
    .where(and(eq(blogBlocks.postId, postId), notInArray(blogBlocks.id, kept)))
    .run();
}
