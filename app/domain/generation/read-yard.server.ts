import { encodeGround } from "#app/domain/ground/ground-correction.ts";
import { isOutlineDoubted } from "#app/domain/ground/ground-trust.ts";
import { encodeRegions } from "#app/domain/ground/regions/encode-regions.ts";
import { findRegions } from "#app/domain/ground/regions/find-regions.ts";
import { markDoubted } from "#app/domain/ground/regions/mark-doubted.ts";
import { findFocalShare } from "#app/domain/media/find-focal-share.server.ts";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { endYardReading } from "#app/domain/orders/request/yard-reading.server.ts";
import { requestRoomCheck } from "#app/domain/orders/wish/room-check.server.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import type { ImageProvider, YardReading } from "#app/providers/images/contract.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import type { StoredYardReading } from "#db/stored-json.ts";
import { retryWhenFree } from "./retry-when-free.ts";

/**
 * For the owner to check. Safe to run twice: the photo is read once. @throws RetryJobLater while the designer is busy;
 * other failures are retried as for any job
 */
export async function readYard(
  requestId: number,
  { signal, provider = imageProvider }: { signal: AbortSignal; provider?: ImageProvider },
): Promise<void> {
  const request = readOrder(db, requestId);
  if (!request) throw new PermanentJobError("There is no such order.");
  if (!provider.readYard || request.yardReading) return endYardReading(db, requestId);
  const focalShare = findFocalShare(request.originalPhotoPath);
  const reading = await storage
    .lend(request.originalPhotoPath, (photoFile) => provider.readYard!({ photoFile, focalShare, signal }))
    .catch(retryWhenFree);
  const stored = storeReading(reading);
  await whenWritable(() =>
    inTransaction((tx) => {
      endYardReading(tx, requestId, stored);
      requestRoomCheck(tx, requestId);
    }),
  );
}

function storeReading(reading: YardReading): StoredYardReading {
  const { confidence, ground, kinds, paving, lengths, eye, sunAcross, figures, subject } = reading;
  const { score, unsure, doubts, doubted } = confidence;
  const regions = findRegions(ground, kinds);
  return {
    version: 1,
    confidence: { score, unsure, doubts },
    ground: encodeGround(ground),
    regions: encodeRegions(isOutlineDoubted(confidence) ? markDoubted(regions, ground, doubted) : regions),
    paving,
    lengths,
    eye,
    ...(sunAcross !== undefined && { sunAcross }),
    ...(figures && figures.length > 0 && { figures }),
    subject,
  };
}
