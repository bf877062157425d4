import { eq } from "drizzle-orm";
import { encodeGround } from "#app/domain/designs/ground-mask.ts";
import { findFocalShare } from "#app/domain/media/find-focal-share.server.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import type { ImageProvider } from "#app/providers/images/contract.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { withProvider } from "./with-provider.server.ts";

/**
 * Reads out of an order's photo what would be redesigned, for its owner to look at. Safe to run twice: it is read once.
 * @throws PermanentJobError, RetryJobLater or others, as making a picture does
 */
export async function readYard(
  requestId: number,
  { signal, provider = imageProvider }: { signal: AbortSignal; provider?: ImageProvider },
): Promise<void> {
  const request = db.select().from(designRequests).where(eq(designRequests.id, requestId)).get();
  if (!request) throw new PermanentJobError("There is no such order.");
  if (!provider.readYard || request.yardReading) return;
  const photoFile = diskStorage.fileOf(request.originalPhotoPath);
  const focalShare = findFocalShare(request.originalPhotoPath);
  const { confidence, ground } = await withProvider(() => provider.readYard!({ photoFile, focalShare, signal }));
  const { score, unsure, doubts } = confidence;
  db.update(designRequests)
    .set({ yardReading: { version: 1, confidence: { score, unsure, doubts }, ground: encodeGround(ground) } })
    .where(eq(designRequests.id, requestId))
    .run();
}
