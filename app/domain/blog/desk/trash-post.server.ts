import { desc, eq, inArray } from "drizzle-orm";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import {
  blogBlocks,
  blogCategories,
  blogPostCategories,
  blogPosts,
  blogPostTags,
  blogRevisions,
  blogTags,
  blogTrash,
  slugRedirects,
  users,
} from "#db/schema.ts";
import { noteUses } from "../pictures/note-uses.server.ts";
import { personNameOrEmail } from "../post-details.server.ts";
import { readPostId } from "../post-rules.ts";
import { findPostForEdit } from "./find-post.server.ts";
import { findFreeSlug, isSlugTaken } from "./slugs.server.ts";
import { replaceBlocks, replaceCategories, replaceTags } from "./write-post-parts.server.ts";

const dayMs = 24 * 60 * 60 * 1000;

export const trashDays = 30;

export function trashEnd(deletedAt: number): number {
  return deletedAt + trashDays * dayMs;
}

/**
 * Page, slug and old slugs are gone at once. It can be restored for {@link trashDays} days, without its drafts. False
 * when there is none.
 */
export function deletePost(id: number | string, editorId: number | null, now = Date.now()): boolean {
  const postId = readPostId(id);
  if (postId === undefined) return false;
  return inTransaction((tx) => {
    const row = tx.select().from(blogPosts).where(eq(blogPosts.id, postId)).get();
    if (!row) return false;
    const { id: _, slug, title, ...post } = row;
    const kept = { post: { ...post, slug, title }, ...partsOf(tx, postId) };
    tx.insert(blogTrash).values({ postId, title, slug, kept, deletedById: editorId, deletedAt: now }).run();
    tx.delete(blogPosts).where(eq(blogPosts.id, postId)).run();
    return true;
  });
}

function partsOf(tx: Transaction, postId: number) {
  const { editorId, snapshot, createdAt } = blogRevisions;
  const revisions = tx.select({ editorId, snapshot, createdAt }).from(blogRevisions);
  const { type, content, order } = blogBlocks;
  const slugs = tx.select({ slug: slugRedirects.slug }).from(slugRedirects).where(eq(slugRedirects.postId, postId));
  const categories = tx.select().from(blogPostCategories).where(eq(blogPostCategories.postId, postId)).all();
  const tags = tx.select().from(blogPostTags).where(eq(blogPostTags.postId, postId)).all();
  return {
    categories: categories.map(({ categoryId }) => categoryId),
    tags: tags.map(({ tagId }) => tagId),
    blocks: tx.select({ type, content, order }).from(blogBlocks).where(eq(blogBlocks.postId, postId)).all(),
    revisions: revisions.where(eq(blogRevisions.postId, postId)).orderBy(blogRevisions.id).all(),
    oldSlugs: slugs.all().map(({ slug }) => slug),
  };
}

export function listTrash(now = Date.now()) {
  const { postId, title, slug, deletedAt } = blogTrash;
  return db
    .select({ postId, title, slug, deletedAt, deletedByName: personNameOrEmail(users) })
    .from(blogTrash)
    .leftJoin(users, eq(users.id, blogTrash.deletedById))
    .orderBy(desc(deletedAt), desc(postId))
    .limit(1000)
    .all()
    .filter((post) => trashEnd(post.deletedAt) > now);
}

/**
 * As a draft, so that nothing becomes public unchecked. Its slug gets a number where it is taken; deleted categories,
 * tags and people stay deleted. Undefined when it is not in the trash.
 */
export function restorePost(id: number | string, now = Date.now()): { id: number; slug: string } | undefined {
  const postId = readPostId(id);
  if (postId === undefined) return undefined;
  return inTransaction((tx) => {
    const trashed = tx.select().from(blogTrash).where(eq(blogTrash.postId, postId)).get();
    if (!trashed || trashEnd(trashed.deletedAt) <= now) return undefined;
    const { post, categories, tags, blocks, revisions, oldSlugs } = trashed.kept;
    const slug = findFreeSlug(tx, trashed.slug);
    const row = { ...(post as unknown as typeof blogPosts.$inferInsert), id: postId, slug, status: "draft" as const };
    const known = knownPeople(tx, [row.authorId, row.updatedById, ...revisions.map(({ editorId }) => editorId)]);
    const withoutDeleted = (userId: number | null | undefined) => (userId && known.has(userId) ? userId : null);
    const people = { authorId: withoutDeleted(row.authorId), updatedById: withoutDeleted(row.updatedById) };
    tx.insert(blogPosts)
      .values({ ...row, ...people, updatedAt: now })
      .run();
    replaceCategories(tx, postId, knownTopics(tx, blogCategories, categories));
    replaceTags(tx, postId, knownTopics(tx, blogTags, tags));
    replaceBlocks(tx, postId, blocks);
    for (const revision of revisions) {
      tx.insert(blogRevisions)
        .values({ ...revision, postId, editorId: withoutDeleted(revision.editorId) })
        .run();
    }
    const freeSlugs = oldSlugs.filter((old) => old !== slug && !isSlugTaken(tx, old, postId));
    for (const old of freeSlugs) tx.insert(slugRedirects).values({ slug: old, postId }).onConflictDoNothing().run();
    noteUses(tx, findPostForEdit(postId, tx)!);
    tx.delete(blogTrash).where(eq(blogTrash.postId, postId)).run();
    return { id: postId, slug };
  });
}

function knownPeople(tx: Transaction, ids: (number | null | undefined)[]): Set<number> {
  const wanted = [...new Set(ids.filter((id) => id != null))];
  const rows = tx.select({ id: users.id }).from(users).where(inArray(users.id, wanted)).all();
  return new Set(rows.map(({ id }) => id));
}

function knownTopics(tx: Transaction, table: typeof blogCategories | typeof blogTags, ids: number[]): number[] {
  const rows = tx.select({ id: table.id }).from(table).where(inArray(table.id, ids)).all();
  return rows.map(({ id }) => id);
}
