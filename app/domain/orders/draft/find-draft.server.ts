import { and, eq, isNull } from "drizzle-orm";
import { findPhotoSubject } from "#app/domain/ground/photo-subject.ts";
import { type MediaRow, presentPicture } from "#app/domain/media/stored-picture.ts";
import { db, type Transaction } from "#db/client.server.ts";
import { designDrafts, media } from "#db/schema.ts";
import type { Draft } from "./draft.ts";

export type DraftOwner = { userId: number } | { draftId: number | undefined };

export function findDraft(owner: DraftOwner): Draft | undefined {
  return findDraftIn(db, owner);
}

/** As {@link findDraft}, within a transaction. */
export function findDraftIn(tx: Transaction | typeof db, owner: DraftOwner): Draft | undefined {
  if ("draftId" in owner && owner.draftId === undefined) return undefined;
  const row = tx
    .select()
    .from(designDrafts)
    .leftJoin(media, eq(media.id, designDrafts.photoMediaId))
    .where("userId" in owner ? eq(designDrafts.userId, owner.userId) : anonymousDraft(owner.draftId!))
    .get();
  return row && presentDraft(row.design_drafts, row.media);
}

/** What its preview needs; undefined until it has a photo, a wish and a seed. */
export function findDraftToPreview(draftId: number): { photoPath: string; prompt: string; seed: number } | undefined {
  const row = db
    .select({ photoPath: media.path, prompt: designDrafts.prompt, seed: designDrafts.seed })
    .from(designDrafts)
    .innerJoin(media, eq(media.id, designDrafts.photoMediaId))
    .where(anonymousDraft(draftId))
    .get();
  return row && row.seed !== null && row.prompt !== "" ? { ...row, seed: row.seed } : undefined;
}

/** A draft that a user has adopted no longer belongs to the session. */
export function anonymousDraft(draftId: number) {
  return and(eq(designDrafts.id, draftId), isNull(designDrafts.userId));
}

function presentDraft(draft: typeof designDrafts.$inferSelect, photo: MediaRow | null): Draft {
  const { id, prompt, email, packageId } = draft;
  if (!photo) return { id, prompt, email, packageId, photo: undefined, photoWarning: undefined };
  const { originalName, bytes, qualityProblem } = photo;
  const photoWarning = findPhotoSubject(qualityProblem ?? undefined)?.words;
  return { id, prompt, email, packageId, photo: { ...presentPicture(photo), originalName, bytes }, photoWarning };
}
