import { RetryJobLater } from "#app/jobs/kinds.ts";
import { ImageProviderError } from "#app/providers/images/contract.ts";

/** @throws RetryJobLater for a busy provider, or the failure itself */
export function retryWhenFree(error: unknown): never {
  const isPostponed = error instanceof ImageProviderError && error.failure === "wait";
  throw isPostponed ? new RetryJobLater(error.message, error.retryAfterMs ?? 60_000, { cause: error }) : error;
}
