import { RetryJobLater } from "#app/jobs/kinds.ts";
import { ImageProviderError } from "#app/providers/images/contract.ts";

/** Rethrows an image provider's failure; a busy one as a request to retry later. @throws RetryJobLater, or the failure itself */
export function retryWhenFree(error: unknown): never {
  const isPostponed = error instanceof ImageProviderError && error.failure === "wait";
  throw isPostponed ? new RetryJobLater(error.message, error.retryAfterMs ?? 60_000, { cause: error }) : error;
}
