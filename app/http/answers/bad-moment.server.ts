import { isDiskFull } from "#app/disk/disk-space.server.ts";
import { isStoreUnreachable } from "#app/disk/store-unreachable.ts";
import { log } from "#app/logging/log.server.ts";
import { isDatabaseBusy } from "#db/busy.server.ts";
import { TryLater } from "./try-later.ts";

const fullWords = "There is no room left to save anything just now. Please try again in a little while.";
const busyWords = "The site is saving other things just now, and could not save yours. Please try again in a moment.";
const unavailableWords =
  "A part of the site cannot be reached just now, and nothing could be saved. Please try again in a moment.";

/** Temporary failures as TryLater; anything else unchanged. */
export function asBadMoment(surprise: unknown): unknown {
  if (isDatabaseBusy(surprise)) return new TryLater(503, busyWords);
  if (isStoreUnreachable(surprise)) return new TryLater(503, unavailableWords);
  return isDiskFull(surprise) ? new TryLater(507, fullWords) : surprise;
}

/**
 * For a page that returns what was typed whatever is thrown: logs the error and calls `answer`. TryLater, redirects and
 * refusals pass.
 */
export async function orAnswer<Done, Failed>(work: () => Promise<Done>, answer: () => Failed): Promise<Done | Failed> {
  try {
    return await work();
  } catch (thrown) {
    const error = asBadMoment(thrown);
    if (!(error instanceof Error) || error instanceof TryLater) throw thrown;
    log.error({ err: error }, "a page answered what was thrown at it");
    return answer();
  }
}
