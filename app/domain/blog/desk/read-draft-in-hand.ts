import { readPostId } from "../post-rules.ts";

/** Which unsaved version the form goes on with. */
export function readDraftInHand({ tab, draftId = "", draftSeenAt = "" }: Record<string, string | undefined>) {
  const seenAt = readPostId(draftSeenAt);
  return { tab: tab?.slice(0, 60) || undefined, draftId: readPostId(draftId), seenAt };
}
