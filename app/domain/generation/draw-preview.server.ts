import { rm } from "node:fs/promises";
import { findPhotoSubject } from "#app/domain/ground/photo-subject.ts";
import { groundCorrectionOf } from "#app/domain/ground/stored-ground.server.ts";
import { findFocalShare } from "#app/domain/media/find-focal-share.server.ts";
import { removePictures } from "#app/domain/media/remove-pictures.server.ts";
import { storePicture } from "#app/domain/media/store-picture.server.ts";
import { findDraftToPreview } from "#app/domain/orders/draft/find-draft.server.ts";
import { digitalSourceOf } from "#app/domain/orders/pictures/made-by.ts";
import { hasPaidWork } from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import {
  endPreview,
  findPreviewRow,
  isOverLimit,
  listEarlierPictures,
  type PreviewRow,
} from "#app/domain/orders/preview/previews.server.ts";
import { isOpen } from "#app/domain/orders/request/design-request.ts";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { keepTypedWish } from "#app/domain/orders/wish/keep-typed-wish.server.ts";
import { PostponeJob } from "#app/jobs/kinds.ts";
import type { ImageProvider, PreviewOrder } from "#app/providers/images/contract.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import { readTypedWish } from "#app/providers/images/typed-wish.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { db } from "#db/client.server.ts";
import { retryWhenFree } from "./retry-when-free.ts";
import { isWaitingForSpace } from "./wait-for-space.server.ts";

/** How long a preview waits for paid pictures before its page says that there is none. */
const patienceMs = 90_000;
const lookAgainMs = 3_000;

/**
 * After all paid work: it is given up where that takes too long. Safe to run twice and to be killed anywhere. @throws
 * PostponeJob while paid pictures are drawn; other failures are retried as for any job
 */
export async function drawPreview(
  previewId: number,
  { signal, provider = imageProvider }: { signal: AbortSignal; provider?: ImageProvider },
): Promise<void> {
  const preview = findPreviewRow(previewId);
  if (preview?.status !== "asked") return;
  const wanted = describeOrder(preview);
  if (!provider.drawPreview || !wanted) return void endPreview(db, previewId, { status: "outdated" });
  if (isOverLimit(preview)) return void endPreview(db, previewId, { status: "limited" });
  if (hasPaidWork() || isWaitingForSpace()) return waitForPaidWork(preview);
  const { photoPath, ...order } = wanted;
  const file = await storage
    .lend(photoPath, async (photoFile) => {
      const isYard = preview.requestId !== null || (await showsYard(provider, { ...order, photoFile, signal }));
      return isYard ? provider.drawPreview!({ ...order, photoFile, signal }) : undefined;
    })
    .catch(retryWhenFree);
  if (file === undefined) return void endPreview(db, previewId, { status: "no-yard" });
  try {
    await store(preview, file, signal);
  } finally {
    await rm(file, { force: true });
  }
}

/** A visitor's photo has not been read before; an order's has, and its page asks about it. */
async function showsYard(provider: ImageProvider, photo: PreviewOrder): Promise<boolean> {
  const reading = await provider.readYard?.(photo);
  return findPhotoSubject(reading?.subject)?.closesPayment !== true;
}

function waitForPaidWork(preview: PreviewRow): void {
  if (Date.now() - preview.createdAt > patienceMs) endPreview(db, preview.id, { status: "busy" });
  else throw new PostponeJob("Paid pictures go first.", lookAgainMs);
}

type Described = Omit<PreviewOrder, "photoFile" | "signal"> & { photoPath: string };

/** Undefined once it is paid, deleted, or about to be drawn anew. */
function describeOrder({ requestId, draftId }: PreviewRow): Described | undefined {
  if (requestId !== null) {
    const request = readOrder(db, requestId);
    if (!request || !isOpen(request) || request.roomCheckSince !== null) return undefined;
    const { originalPhotoPath: photoPath, seed, knownLength } = request;
    const wish = keepTypedWish(request);
    const groundCorrection = groundCorrectionOf(request);
    return {
      photoPath,
      focalShare: findFocalShare(photoPath),
      wish,
      seed,
      groundCorrection,
      knownFactor: knownLength?.factor,
    };
  }
  const draft = draftId === null ? undefined : findDraftToPreview(draftId);
  return draft && { ...draft, focalShare: findFocalShare(draft.photoPath), wish: readTypedWish(draft.prompt) };
}

async function store(preview: PreviewRow, file: string, signal: AbortSignal): Promise<void> {
  const { id, userId, requestId, draftId } = preview;
  let isWanted = true;
  const drawn = { file, kind: "preview", ownerId: userId, digitalSource: digitalSourceOf(undefined), signal } as const;
  const storing = storePicture(drawn, (tx, picture) => {
    isWanted = endPreview(tx, id, { status: "made", imagePath: picture.path });
    if (!isWanted) throw new Error("The preview is outdated.");
  });
  try {
    const stored = await storing;
    if (!stored.ok) throw new Error(`The preview could not be stored: ${stored.reason}`);
  } catch (error) {
    if (isWanted) throw error;
  }
  const of = requestId === null ? { draftId: draftId! } : { requestId };
  await removePictures(listEarlierPictures(of, id));
}
