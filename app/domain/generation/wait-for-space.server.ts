import { hasSpaceForPictures, isDiskFull } from "#app/disk/disk-space.server.ts";
import { PermanentJobError, PostponeJob } from "#app/jobs/kinds.ts";

const recheckMs = 60_000;
/** How long an order waits for free disk space before it is refunded. */
const patienceMs = 3 * 24 * 3_600_000;

/**
 * On a full disk the job is postponed without using up an attempt, before a provider is paid. `requestedAt`: epoch
 * milliseconds. @throws PostponeJob, or what making it throws
 */
export async function makeWhereSpace(requestedAt: number, make: () => Promise<void>): Promise<void> {
  if (isWaitingForSpace()) throw spaceError(requestedAt);
  try {
    await make();
  } catch (error) {
    throw isDiskFull(error) || isWaitingForSpace() ? spaceError(requestedAt, error) : error;
  }
}

/** The alert about the disk informs the operator. */
export function isWaitingForSpace(): boolean {
  return !hasSpaceForPictures();
}

function spaceError(requestedAt: number, cause?: unknown): Error {
  const message = "There is no room on the disk for a picture.";
  if (Date.now() - requestedAt > patienceMs) return new PermanentJobError(message, { cause });
  return new PostponeJob(message, recheckMs, { cause });
}
