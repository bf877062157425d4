import { PermanentJobError, RetryJobLater } from "#app/jobs/kinds.ts";
import { ImageProviderError } from "#app/providers/images/contract.ts";

/** A wrong key or an empty account: time for the operator to mend it before the order is given up. */
const configurationRetryAfterMs = 15 * 60_000;

/** Asks the image provider within a job: its errors become what the job runner understands. */
export async function withProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof ImageProviderError ? asJobError(error) : error;
  }
}

function asJobError(error: ImageProviderError): Error {
  const { failure, message, retryAfterMs } = error;
  if (failure === "refuse") return new PermanentJobError(message, { cause: error });
  if (failure === "configuration") return new RetryJobLater(message, configurationRetryAfterMs, { cause: error });
  if (failure === "wait") return new RetryJobLater(message, retryAfterMs ?? 60_000, { cause: error });
  return error;
}
