import { and, count, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { ReceivedFile } from "#app/disk/received-file.ts";
import type { PhotoProblem } from "#app/domain/media/photo-problem.ts";
import { storePicture } from "#app/domain/media/store-picture.server.ts";
import { env } from "#app/settings/env.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { designDrafts, media } from "#db/schema.ts";
import type { Draft } from "./draft.ts";
import { anonymousDraft, type DraftOwner, findDraftIn } from "./find-draft.server.ts";

const dayMs = 24 * 60 * 60 * 1000;
const userPhotosADayAtMost = 100;
const visitorPhotosADayAtMost = 500;

export interface DraftChanges {
  prompt?: string;
  email?: string;
  packageId?: string;
  photo?: ReceivedFile;
}

export type SavedDraft = { draft: Draft; photoProblem?: PhotoProblem };

/**
 * So that nothing has to be entered twice, after an invalid field, an expired session or a login. Texts are saved even
 * when the photo is refused (`photoProblem`; the earlier one stays), and the other way around. A session without a
 * draft gets a new one: store its ID in the session.
 */
export async function saveDraft(owner: DraftOwner, changes: DraftChanges, signal?: AbortSignal): Promise<SavedDraft> {
  const texts = keepableTexts(changes);
  const saveTexts = () => whenWritable(() => inTransaction((tx) => writeDraft(tx, owner, texts)));
  if (!changes.photo) return { draft: await saveTexts() };
  const ownerId = "userId" in owner ? owner.userId : null;
  if (sentTooManyPhotos(ownerId)) return { draft: await saveTexts(), photoProblem: "too-many" };
  let draft: Draft | undefined;
  const stored = await storePicture({ ...changes.photo, kind: "photo", ownerId, signal }, (tx, { id }) => {
    draft = writeDraft(tx, owner, { ...texts, photoMediaId: id });
  });
  if (stored.ok) return { draft: draft! };
  return { draft: await saveTexts(), photoProblem: stored.reason };
}

/**
 * To the user who has just signed in. Safe to call again. Its values override an older draft of the user; missing ones
 * are taken from there.
 */
export async function adoptDraft(draftId: number, userId: number): Promise<void> {
  const adopt = (tx: Transaction) => {
    const adopted = tx.select().from(designDrafts).where(anonymousDraft(draftId)).get();
    if (!adopted) return;
    const { prompt, email, packageId, photoMediaId, seed } = adopted;
    const changes = {
      prompt: prompt || undefined,
      email: email || undefined,
      packageId,
      photoMediaId: photoMediaId ?? undefined,
      seed: seed ?? undefined,
    };
    writeDraft(tx, { userId }, changes);
    if (photoMediaId !== null) tx.update(media).set({ ownerId: userId }).where(eq(media.id, photoMediaId)).run();
    tx.delete(designDrafts).where(eq(designDrafts.id, draftId)).run();
  };
  await whenWritable(() => inTransaction(adopt));
}

type DraftValues = Partial<
  Pick<typeof designDrafts.$inferInsert, "prompt" | "email" | "packageId" | "photoMediaId" | "seed">
>;

function writeDraft(tx: Transaction, owner: DraftOwner, values: DraftValues): Draft {
  const existing = findDraftIn(tx, owner);
  if (existing) {
    tx.update(designDrafts)
      .set({ ...values, updatedAt: Date.now() })
      .where(eq(designDrafts.id, existing.id))
      .run();
  }
  const userId = "userId" in owner ? owner.userId : null;
  if (!existing && userId === null) makeSpaceForVisitor(tx);
  const draftId =
    existing?.id ??
    tx
      .insert(designDrafts)
      .values({ ...values, userId })
      .returning()
      .get().id;
  return findDraftIn(tx, userId === null ? { draftId } : { userId })!;
}

function makeSpaceForVisitor(tx: Transaction): void {
  if (env.LIMIT_ANONYMOUS_DRAFTS === 0) return;
  const surplus = tx
    .select({ id: designDrafts.id })
    .from(designDrafts)
    .where(isNull(designDrafts.userId))
    .orderBy(desc(designDrafts.id))
    .limit(slice)
    .offset(env.LIMIT_ANONYMOUS_DRAFTS - 1);
  tx.delete(designDrafts).where(inArray(designDrafts.id, surplus)).run();
}

const slice = 100;

/**
 * Photos that are not ordered are swept after a day: until then neither one person nor all visitors may fill the disk.
 */
function sentTooManyPhotos(ownerId: number | null): boolean {
  const byOwner = ownerId === null ? isNull(media.ownerId) : eq(media.ownerId, ownerId);
  const today = and(byOwner, eq(media.kind, "photo"), gt(media.createdAt, Date.now() - dayMs));
  const { n } = db.select({ n: count() }).from(media).where(today).get() ?? { n: 0 };
  return n >= (ownerId === null ? visitorPhotosADayAtMost : userPhotosADayAtMost);
}

/** Invalid texts are kept for correction, but not by the megabyte. */
function keepableTexts({ prompt, email, packageId }: DraftChanges): DraftValues {
  return { prompt: prompt?.slice(0, 2000), email: email?.slice(0, 320), packageId: packageId?.slice(0, 40) };
}
