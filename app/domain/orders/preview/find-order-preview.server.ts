import { setTimeout as pause } from "node:timers/promises";
import { env } from "#app/settings/env.server.ts";
import { isOpen } from "../request/design-request.ts";
import { type DesignRequestRow, findDesignRequest } from "../request/find-design-request.server.ts";
import type { Preview } from "./preview.ts";
import { arePreviewsOffered, findPreview } from "./previews.server.ts";

/** Undefined where there will be none. While the photo is read and the room checked, it is still to come. */
export function findOrderPreview(request: DesignRequestRow): Preview | undefined {
  if (!arePreviewsOffered() || !isOpen(request)) return undefined;
  const isToCome = request.yardReadingSince !== null || request.roomCheckSince !== null;
  return isToCome ? { state: "waiting" } : findPreview({ requestId: request.id });
}

/** The preview of the user's own order, as it is once it is no longer waited for, at the latest after `patienceMs`. */
export async function awaitOrderPreview(owned: { requestId: string; userId: number }, signal: AbortSignal) {
  return awaitPreview(() => {
    const request = findDesignRequest(owned.requestId, owned.userId);
    return request && findOrderPreview(request);
  }, signal);
}

/** Drawing takes two to ten seconds; what takes longer is found when its page is opened again. */
const patienceMs = 25_000;
const pollEveryMs = 250;

/** Of all answers that are held. Further ones are given at once: whoever asks may look again. */
const waitingAtMost = 100;
let waiting = 0;

export async function awaitPreview(find: () => Preview | undefined, signal: AbortSignal): Promise<Preview | undefined> {
  const until = Date.now() + patienceMs;
  let preview = find();
  if (waiting >= waitingAtMost) return preview;
  waiting++;
  try {
    while (preview?.state === "waiting" && env.RUN_JOBS && Date.now() < until && !signal.aborted) {
      await pause(pollEveryMs);
      preview = find();
    }
    return preview;
  } finally {
    waiting--;
  }
}
