import type { DesignRequestRow } from "#app/domain/designs/find-design-request.server.ts";
import { groundCorrectionOf } from "#app/domain/designs/ground-wishes.server.ts";
import { findFocalShare } from "#app/domain/media/find-focal-share.server.ts";
import { env } from "#app/env.server.ts";
import { PermanentJobError, PostponeJob, RetryJobLater } from "#app/jobs/kinds.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { builtInDesigner } from "#app/providers/images/built-in-designer.server.ts";
import {
  type DesignOrder,
  type FinishedDesign,
  type ImageProvider,
  ImageProviderError,
} from "#app/providers/images/contract.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { db } from "#db/client.server.ts";
import { countFailures, recordAttempt } from "./image-attempts.server.ts";

/** A wrong key or an empty account: the operator mends it, and the order waits. */
const configurationRetryAfterMs = 15 * 60_000;
/** How long an order waits for the operator before it is given up and refunded. */
const patienceMs = 3 * 24 * 3_600_000;
/** How long a provider may put us off, without its counting as a failure. */
const waitingMs = 6 * 3_600_000;

export interface PictureToAskFor {
  request: DesignRequestRow;
  /** 1-based. */
  variationNumber: number;
  seed: number;
  change?: DesignOrder["change"];
  signal: AbortSignal;
  provider?: ImageProvider;
  /** When the customer asked; the order's payment unless told. */
  askedAt?: number;
}

/**
 * Asks whoever makes this installation's pictures for one, and records every call. After IMAGE_FALLBACK_AFTER failures
 * the built-in designer draws it instead.
 * @throws errors of app/jobs/kinds that say when to try again
 */
export async function askProvider(wanted: PictureToAskFor): Promise<FinishedDesign & { madeBy: string }> {
  const { request, variationNumber, seed, change, signal } = wanted;
  const provider = chooseProvider(wanted);
  const order: DesignOrder = {
    photoFile: diskStorage.fileOf(request.originalPhotoPath),
    focalShare: findFocalShare(request.originalPhotoPath),
    wish: request.prompt,
    seed,
    variation: variationNumber,
    groundCorrection: groundCorrectionOf(request),
    change,
    onCall: (call) => recordAttempt({ requestId: request.id, variationNumber, provider: provider.name, call }),
    signal,
  };
  try {
    return { ...(await provider.makeDesign(order)), madeBy: provider.sendsPhotoTo ?? provider.name };
  } catch (error) {
    throw error instanceof ImageProviderError ? asJobError(error, wanted) : error;
  }
}

function chooseProvider({ request, variationNumber, provider = imageProvider }: PictureToAskFor): ImageProvider {
  const after = env.IMAGE_FALLBACK_AFTER;
  if (after === 0 || provider === builtInDesigner) return provider;
  const { failed, refused } = countFailures(request.id, variationNumber);
  return refused > 0 || failed >= after ? builtInDesigner : provider;
}

function asJobError(
  error: ImageProviderError,
  { request, askedAt = request.paidAt ?? request.createdAt }: PictureToAskFor,
): Error {
  const { failure, message, retryAfterMs } = error;
  const waited = Date.now() - askedAt;
  if (failure === "refuse") {
    // The fallback draws what a model's rules forbid: a wish for a garden is harmless to a list of plants.
    if (env.IMAGE_FALLBACK_AFTER > 0) return new RetryJobLater(message, 1_000, { cause: error });
    return new PermanentJobError(message, { cause: error });
  }
  if (failure === "configuration") {
    // Once a day: the key is the day's.
    const day = new Date().toISOString().slice(0, 10);
    enqueue(db, "send-operator-letter", { cause: "image-provider", message, day }, { key: `image-provider:${day}` });
    if (waited > patienceMs) return new PermanentJobError(message, { cause: error });
    return new PostponeJob(message, configurationRetryAfterMs, { cause: error });
  }
  if (failure === "wait") {
    const Again = waited < waitingMs ? PostponeJob : RetryJobLater;
    return new Again(message, retryAfterMs ?? 60_000, { cause: error });
  }
  return error;
}
