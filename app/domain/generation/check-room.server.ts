import { groundCorrectionOf } from "#app/domain/ground/stored-ground.server.ts";
import { findFocalShare } from "#app/domain/media/find-focal-share.server.ts";
import { arePreviewsOffered, requestPreview } from "#app/domain/orders/preview/previews.server.ts";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { keepTypedWish } from "#app/domain/orders/wish/keep-typed-wish.server.ts";
import { endRoomCheck, type RoomCheck } from "#app/domain/orders/wish/room-check.server.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import type { ImageProvider } from "#app/providers/images/contract.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { retryWhenFree } from "./retry-when-free.ts";

/**
 * So that the owner knows before paying. Safe to run twice; a result for an outdated wish is discarded. @throws
 * RetryJobLater while the designer is busy; other failures are retried as for any job
 */
export async function checkRoom(
  check: RoomCheck,
  { signal, provider = imageProvider }: { signal: AbortSignal; provider?: ImageProvider },
): Promise<void> {
  const request = readOrder(db, check.requestId);
  if (!request) throw new PermanentJobError("There is no such order.");
  if (request.roomCheckSince !== check.since) return;
  if (!provider.checkRoom) return void endRoomCheck(db, check);
  const { originalPhotoPath, seed, imageCount } = request;
  const wish = keepTypedWish(request);
  const room = await storage
    .lend(originalPhotoPath, (photoFile) =>
      provider.checkRoom!({
        photoFile,
        focalShare: findFocalShare(originalPhotoPath),
        wish,
        seed,
        designs: imageCount,
        groundCorrection: groundCorrectionOf(request),
        knownFactor: request.knownLength?.factor,
        signal,
      }),
    )
    .catch(retryWhenFree);
  await whenWritable(() =>
    inTransaction((tx) => {
      const isCurrent = endRoomCheck(tx, check, { version: 1, ...room });
      if (isCurrent && arePreviewsOffered(provider)) requestPreview(tx, { requestId: request.id }, request.userId);
    }),
  );
}
