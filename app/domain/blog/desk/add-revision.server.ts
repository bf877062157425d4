import { and, desc, eq, lte } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { blogRevisions } from "#db/schema.ts";
import type { RevisionSnapshot } from "#db/stored-json.ts";
import type { PostForEdit } from "../post.ts";

export const revisionsAtMost = 50;

/** A save without changes adds none. */
export function addRevision(tx: Transaction, post: PostForEdit, editorId: number | null, now: number): void {
  const snapshot = snapshotOf(post);
  const { id } = blogRevisions;
  const mine = eq(blogRevisions.postId, post.id);
  const last = tx.select().from(blogRevisions).where(mine).orderBy(desc(id)).limit(1).get();
  if (last && JSON.stringify({ ...snapshot, ...last.snapshot }) === JSON.stringify(snapshot)) return;
  tx.insert(blogRevisions).values({ postId: post.id, editorId, snapshot, createdAt: now }).run();
  const tooOld = tx
    .select({ id })
    .from(blogRevisions)
    .where(mine)
    .orderBy(desc(id))
    .limit(1)
    .offset(revisionsAtMost)
    .get();
  if (!tooOld) return;
  tx.delete(blogRevisions)
    .where(and(mine, lte(id, tooOld.id)))
    .run();
}

function snapshotOf(post: PostForEdit): RevisionSnapshot {
  const { title, slug, excerpt, content, metaTitle, metaDescription, status, publishedAt, featuredImage } = post;
  return {
    title,
    slug,
    excerpt,
    content,
    metaTitle,
    metaDescription,
    status,
    publishedAt,
    featuredImagePath: featuredImage?.picture.path ?? null,
    featuredImageAlt: featuredImage?.alt ?? "",
    categories: post.categories.map(({ id }) => id),
    tags: post.tags.map(({ id }) => id),
    authorId: post.authorId,
  };
}
