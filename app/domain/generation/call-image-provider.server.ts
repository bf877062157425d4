import { groundCorrectionOf } from "#app/domain/ground/stored-ground.server.ts";
import { alertOperator } from "#app/domain/letters/alert-operator.server.ts";
import { findFocalShare } from "#app/domain/media/find-focal-share.server.ts";
import { inPlaceOfService } from "#app/domain/orders/pictures/made-by.ts";
import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import { keepTypedWish } from "#app/domain/orders/wish/keep-typed-wish.server.ts";
import { PermanentJobError, PostponeJob, RetryJobLater } from "#app/jobs/kinds.ts";
import { builtInDesigner } from "#app/providers/images/built-in-designer.server.ts";
import {
  type DesignOrder,
  type FinishedDesign,
  type ImageProvider,
  ImageProviderError,
} from "#app/providers/images/contract.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { env } from "#app/settings/env.server.ts";
import { countFailures, recordAttempt } from "./image-attempts.server.ts";

/** A wrong key or an empty account: the operator has to fix it, so the order waits. */
const configurationRetryAfterMs = 15 * 60_000;
/** How long an order waits for the operator before it is refunded; no longer than for a busy provider where the model is gone. */
const patienceMs = 3 * 24 * 3_600_000;
const waitingMs = 6 * 3_600_000;

/** What the runner passes to every job that makes a picture; tests pass their own. */
export interface PictureSettings {
  signal: AbortSignal;
  provider?: ImageProvider;
  /** Failures after which the built-in designer draws instead; 0 for never. */
  fallbackAfter?: number;
}

export interface PictureWanted extends PictureSettings {
  request: DesignRequestRow;
  variationNumber: number;
  seed: number;
  composition?: number;
  change?: DesignOrder["change"];
  /** When the customer requested it, epoch milliseconds: failures before that do not count. */
  requestedAt: number;
}

/**
 * Records every call. After IMAGE_FALLBACK_AFTER failures, or a refusal, the built-in designer draws instead and the
 * picture says so. @throws errors of app/jobs/kinds that say when to try again
 */
export async function callImageProvider(wanted: PictureWanted): Promise<FinishedDesign & { madeBy: string }> {
  const provider = wanted.provider ?? imageProvider;
  try {
    if (!mustFallBack(provider, wanted)) {
      const design = await makeDesign(provider, wanted);
      return { ...design, madeBy: design.isDrawing ? inPlaceOfService : (provider.sendsPhotoTo ?? provider.name) };
    }
  } catch (error) {
    // Fall back now, not at the next try: this may have been the last one.
    if (!mustFallBack(provider, wanted)) throw asJobError(error, wanted);
  }
  try {
    return { ...(await makeDesign(builtInDesigner, wanted)), madeBy: inPlaceOfService };
  } catch (error) {
    throw asJobError(error, wanted);
  }
}

function makeDesign(provider: ImageProvider, wanted: PictureWanted): Promise<FinishedDesign> {
  return storage.lend(wanted.request.originalPhotoPath, (photoFile) => drawOn(photoFile, provider, wanted));
}

function drawOn(photoFile: string, provider: ImageProvider, wanted: PictureWanted): Promise<FinishedDesign> {
  const { request, variationNumber, seed, composition, change, signal } = wanted;
  return provider.makeDesign({
    photoFile,
    focalShare: findFocalShare(request.originalPhotoPath),
    wish: keepTypedWish(request),
    words: request.prompt,
    seed,
    variation: variationNumber,
    composition,
    groundCorrection: groundCorrectionOf(request),
    knownFactor: request.knownLength?.factor,
    change,
    onCall: (call) => recordAttempt({ requestId: request.id, variationNumber, provider: provider.name, call }),
    signal,
  });
}

function mustFallBack(provider: ImageProvider, wanted: PictureWanted): boolean {
  const { request, variationNumber, requestedAt, fallbackAfter = env.IMAGE_FALLBACK_AFTER } = wanted;
  // It also draws what a model's rules forbid: a wish for a garden is harmless to a list of plants.
  if (fallbackAfter === 0 || provider === builtInDesigner) return false;
  const { failed, refused, gone } = countFailures({ requestId: request.id, variationNumber, since: requestedAt });
  return refused + gone > 0 || failed >= fallbackAfter;
}

function asJobError(error: unknown, { requestedAt }: PictureWanted): unknown {
  if (!(error instanceof ImageProviderError)) return error;
  const { failure, message, retryAfterMs } = error;
  const waited = Date.now() - requestedAt;
  if (failure === "refuse") return new PermanentJobError(message, { cause: error });
  if (failure === "configuration" || failure === "gone") {
    alertOperator(failure === "gone" ? "model" : "image-provider", message);
    if (waited > (failure === "gone" ? waitingMs : patienceMs)) return new PermanentJobError(message, { cause: error });
    return new PostponeJob(message, configurationRetryAfterMs, { cause: error });
  }
  if (failure === "wait") {
    const Again = waited < waitingMs ? PostponeJob : RetryJobLater;
    return new Again(message, retryAfterMs ?? 60_000, { cause: error });
  }
  return error;
}
