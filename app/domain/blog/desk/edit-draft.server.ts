import { and, desc, eq, isNull, type SQL } from "drizzle-orm";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { blogDrafts, blogPosts } from "#db/schema.ts";
import { postLimits } from "../post-rules.ts";

export interface EditDraft {
  id: number;
  postId: number | null;
  fields: EditDraftFields;
  basedOn: number | null;
  updatedAt: number;
}

export type EditDraftFields = Record<string, string | string[]>;

/** The draft that a tab continues: its own, or the one it was opened with. */
export interface DraftInHand {
  tab?: string;
  draftId?: number;
  /** The draft's `updatedAt` when it was opened: if it is newer, another tab has continued it. */
  seenAt?: number;
}

export interface EditDraftInput extends DraftInHand {
  editorId: number;
  postId?: number;
  fields: EditDraftFields;
  basedOn?: number;
}

const draftsAtMost = 20;

/**
 * If another tab has continued the opened draft, that stays and this tab gets a new one. Undefined for a post that does
 * not exist, or a text far beyond every limit.
 */
export function saveEditDraft(input: EditDraftInput, now = Date.now()): EditDraft | undefined {
  const { editorId, postId, fields, basedOn, tab } = input;
  if (JSON.stringify(fields).length > 2 * postLimits.contentBytesAtMost) return undefined;
  return inTransaction((tx) => {
    const post = postId === undefined ? undefined : tx.select().from(blogPosts).where(eq(blogPosts.id, postId)).get();
    if (postId !== undefined && !post) return undefined;
    const existing = findInHand(tx, input, draftsOf(editorId, postId));
    if (existing) {
      // Two within a millisecond must differ.
      const updatedAt = Math.max(now, existing.updatedAt + 1);
      const values = { fields, basedOn: basedOn ?? existing.basedOn, tab: tab ?? existing.tab, updatedAt };
      return tx.update(blogDrafts).set(values).where(eq(blogDrafts.id, existing.id)).returning().get();
    }
    dropOldest(tx, draftsOf(editorId, postId));
    const values = { editorId, postId, fields, basedOn, tab, createdAt: now, updatedAt: now };
    return tx.insert(blogDrafts).values(values).returning().get();
  });
}

export function listEditDrafts(editorId: number, postId?: number): EditDraft[] {
  return db
    .select()
    .from(blogDrafts)
    .where(draftsOf(editorId, postId))
    .orderBy(desc(blogDrafts.updatedAt), desc(blogDrafts.id))
    .all();
}

export function deleteEditDraft(draftId: number, editorId: number): void {
  db.delete(blogDrafts)
    .where(and(eq(blogDrafts.id, draftId), eq(blogDrafts.editorId, editorId)))
    .run();
}

/** Other tabs' drafts stay. */
export function endEditDraft(tx: Transaction, inHand: DraftInHand, editorId: number): void {
  const draft = findInHand(tx, inHand, eq(blogDrafts.editorId, editorId));
  if (draft) tx.delete(blogDrafts).where(eq(blogDrafts.id, draft.id)).run();
}

function findInHand(tx: Transaction, { tab, draftId, seenAt }: DraftInHand, among: SQL | undefined) {
  const own =
    tab === undefined
      ? undefined
      : tx
          .select()
          .from(blogDrafts)
          .where(and(among, eq(blogDrafts.tab, tab)))
          .get();
  if (own || draftId === undefined) return own;
  const opened = tx
    .select()
    .from(blogDrafts)
    .where(and(among, eq(blogDrafts.id, draftId)))
    .get();
  return opened && (seenAt === undefined || opened.updatedAt === seenAt) ? opened : undefined;
}

function dropOldest(tx: Transaction, among: SQL | undefined): void {
  const older = tx
    .select({ id: blogDrafts.id })
    .from(blogDrafts)
    .where(among)
    .orderBy(desc(blogDrafts.updatedAt))
    .offset(draftsAtMost - 1)
    .limit(1000)
    .all();
  for (const { id } of older) tx.delete(blogDrafts).where(eq(blogDrafts.id, id)).run();
}

function draftsOf(editorId: number, postId: number | undefined): SQL | undefined {
  const { postId: column } = blogDrafts;
  return and(eq(blogDrafts.editorId, editorId), postId === undefined ? isNull(column) : eq(column, postId));
}
