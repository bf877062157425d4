import { RetryJobLater } from "#app/jobs/kinds.ts";
import { ImageProviderError } from "#app/providers/images/contract.ts";

/**
 * What a job throws when an image provider failed: that of a busy one says when to come back.
 * @throws RetryJobLater, or the failure itself
 */
export function retryWhenFree(error: unknown): never {
  const isPutOff = error instanceof ImageProviderError && error.failure === "wait";
  throw isPutOff ? new RetryJobLater(error.message, error.retryAfterMs ?? 60_000, { cause: error }) : error;
}
