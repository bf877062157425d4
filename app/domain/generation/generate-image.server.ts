import { rm } from "node:fs/promises";
import { and, eq } from "drizzle-orm";
import type { DesignRequestRow } from "#app/domain/designs/find-design-request.server.ts";
import { groundCorrectionOf } from "#app/domain/designs/ground-wishes.server.ts";
import { storePicture } from "#app/domain/media/store-picture.server.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import type { FinishedDesign, ImageProvider } from "#app/providers/images/contract.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { type db, inTransaction, type Transaction } from "#db/client.server.ts";
import { designImages, designRequests } from "#db/schema.ts";
import { finishWhenSettled } from "./finish-when-settled.server.ts";
import { withProvider } from "./with-provider.server.ts";

export interface ImageToGenerate {
  requestId: number;
  /** 1-based. */
  variationNumber: number;
}

/**
 * Makes one picture of a paid order and stores it. Safe to run twice and to be killed anywhere: the picture counts from
 * the transaction that writes its rows, and a second one of the same number is never kept.
 * @throws PermanentJobError when no picture may or can be made, RetryJobLater or others when it may work later
 */
export async function generateImage(
  wanted: ImageToGenerate,
  { signal, provider = imageProvider }: { signal: AbortSignal; provider?: ImageProvider },
): Promise<void> {
  const request = requireOpenOrder(wanted);
  if (!request) return;
  const design = await askProvider(provider, request, wanted.variationNumber, signal);
  try {
    await storeDesign(request, wanted.variationNumber, design, signal);
  } finally {
    await rm(design.pictureFile, { force: true });
  }
}

/** @returns undefined when there is nothing left to do */
function requireOpenOrder({ requestId, variationNumber }: ImageToGenerate): DesignRequestRow | undefined {
  return inTransaction((tx) => {
    const request = tx.select().from(designRequests).where(eq(designRequests.id, requestId)).get();
    if (!request) throw new PermanentJobError("There is no such order.");
    if (hasImage(tx, requestId, variationNumber)) {
      finishWhenSettled(tx, requestId);
      return undefined;
    }
    const paid = request.paymentStatus === "paid" || request.paymentStatus === "partially_refunded";
    if (!paid) throw new PermanentJobError(`The order is not paid but ${request.paymentStatus}.`);
    if (request.status !== "processing") throw new PermanentJobError(`The order is ${request.status} already.`);
    if (variationNumber > request.imageCount) throw new PermanentJobError("The order has fewer pictures.");
    return request;
  });
}

async function askProvider(
  provider: ImageProvider,
  request: DesignRequestRow,
  variation: number,
  signal: AbortSignal,
): Promise<FinishedDesign> {
  const { prompt: wish, seed, originalPhotoPath } = request;
  const photoFile = diskStorage.fileOf(originalPhotoPath);
  const groundCorrection = groundCorrectionOf(request);
  return withProvider(() => provider.makeDesign({ photoFile, wish, seed, variation, groundCorrection, signal }));
}

async function storeDesign(
  { id: requestId, userId }: DesignRequestRow,
  variationNumber: number,
  { pictureFile, plan }: FinishedDesign,
  signal: AbortSignal,
): Promise<void> {
  let twin = false;
  const store = storePicture({ file: pictureFile, kind: "design", ownerId: userId, signal }, (tx, picture) => {
    twin = hasImage(tx, requestId, variationNumber);
    if (twin) throw new Error("Another run has made this picture meanwhile.");
    tx.insert(designImages).values({ requestId, variationNumber, imagePath: picture.path, plan }).run();
    finishWhenSettled(tx, requestId);
  });
  const stored = await store.catch((error) => {
    if (twin) return { ok: true } as const;
    throw error;
  });
  if (!stored.ok) throw new Error(`The picture could not be stored: ${stored.reason}`);
}

function hasImage(tx: Transaction | typeof db, requestId: number, variationNumber: number): boolean {
  const own = and(eq(designImages.requestId, requestId), eq(designImages.variationNumber, variationNumber));
  return tx.select({ id: designImages.id }).from(designImages).where(own).get() !== undefined;
}
