import { and, desc, eq, isNull } from "drizzle-orm";
import { db, inTransaction } from "#db/client.server.ts";
import { blogDrafts, blogPosts } from "#db/schema.ts";
import { postLimits } from "../post-rules.ts";

/** What an editor has typed and not saved yet, kept as typed. */
export interface EditDraft {
  id: number;
  postId: number | null;
  fields: EditDraftFields;
  /** The post's `updatedAt` when its editing began. */
  basedOn: number | null;
  updatedAt: number;
}

export type EditDraftFields = Record<string, string | string[]>;

export interface EditDraftInput {
  editorId: number;
  /** Of an existing post there is one unsaved version an editor. */
  postId?: number;
  /** Of a new post: the unsaved version to go on with. */
  draftId?: number;
  fields: EditDraftFields;
  basedOn?: number;
}

/** New posts that somebody began and never saved: the oldest go. */
const newDraftsAtMost = 20;

/**
 * Keeps the unsaved version.
 * @returns undefined for a post that is not there, or a text far beyond every limit
 */
export function saveEditDraft(input: EditDraftInput, now = Date.now()): EditDraft | undefined {
  const { editorId, postId, fields, basedOn } = input;
  if (JSON.stringify(fields).length > 2 * postLimits.contentBytesAtMost) return undefined;
  return inTransaction((tx) => {
    const post = postId === undefined ? undefined : tx.select().from(blogPosts).where(eq(blogPosts.id, postId)).get();
    if (postId !== undefined && !post) return undefined;
    const existing = tx.select().from(blogDrafts).where(sameDraft(input)).get();
    if (existing) {
      const values = { fields, basedOn: basedOn ?? existing.basedOn, updatedAt: now };
      return tx.update(blogDrafts).set(values).where(eq(blogDrafts.id, existing.id)).returning().get();
    }
    if (postId === undefined) {
      const older = tx
        .select({ id: blogDrafts.id })
        .from(blogDrafts)
        .where(and(eq(blogDrafts.editorId, editorId), isNull(blogDrafts.postId)))
        .orderBy(desc(blogDrafts.updatedAt))
        .offset(newDraftsAtMost - 1)
        .limit(1000)
        .all();
      for (const { id } of older) tx.delete(blogDrafts).where(eq(blogDrafts.id, id)).run();
    }
    const values = { editorId, postId, fields, basedOn, createdAt: now, updatedAt: now };
    return tx.insert(blogDrafts).values(values).returning().get();
  });
}

/** An editor's own unsaved version of a post, or of a new post by the version's number. */
export function findEditDraft(which: { editorId: number; postId?: number; draftId?: number }): EditDraft | undefined {
  const row = db.select().from(blogDrafts).where(sameDraft(which)).get();
  return row;
}

/** New posts an editor has begun and not saved, last touched first. */
export function listNewPostDrafts(editorId: number): EditDraft[] {
  return db
    .select()
    .from(blogDrafts)
    .where(and(eq(blogDrafts.editorId, editorId), isNull(blogDrafts.postId)))
    .orderBy(desc(blogDrafts.updatedAt))
    .all();
}

/** Throws an unsaved version away. */
export function deleteEditDraft(draftId: number, editorId: number): void {
  db.delete(blogDrafts)
    .where(and(eq(blogDrafts.id, draftId), eq(blogDrafts.editorId, editorId)))
    .run();
}

function sameDraft({ editorId, postId, draftId }: { editorId: number; postId?: number; draftId?: number }) {
  const mine = eq(blogDrafts.editorId, editorId);
  if (postId !== undefined) return and(mine, eq(blogDrafts.postId, postId));
  return and(mine, eq(blogDrafts.id, draftId ?? 0), isNull(blogDrafts.postId));
}
