import { hasSpaceForPictures, isDiskFull } from "#app/disk/disk-space.server.ts";
import { PermanentJobError, PostponeJob } from "#app/jobs/kinds.ts";

const lookAgainMs = 60_000;
/** How long an order waits for an operator to make room before it is given up and refunded. */
const patienceMs = 3 * 24 * 3_600_000;

/**
 * Makes a picture where there is room for one; on a full disk it is put off without burning an attempt, before anybody is paid
 * for it.
 * @param askedAt when the customer asked, epoch milliseconds
 * @throws PostponeJob, or what making it throws
 */
export async function makeWhereRoom(askedAt: number, make: () => Promise<void>): Promise<void> {
  if (isWaitingForRoom()) throw noRoom(askedAt);
  try {
    await make();
  } catch (error) {
    // The picture process tells of a full disk in words alone: whoever has no room now had none then.
    throw isDiskFull(error) || isWaitingForRoom() ? noRoom(askedAt, error) : error;
  }
}

/** Whether pictures wait until the operator has made room; they are told by the alert about the disk. */
export function isWaitingForRoom(): boolean {
  return !hasSpaceForPictures();
}

function noRoom(askedAt: number, cause?: unknown): Error {
  const message = "There is no room on the disk for a picture.";
  if (Date.now() - askedAt > patienceMs) return new PermanentJobError(message, { cause });
  return new PostponeJob(message, lookAgainMs, { cause });
}
