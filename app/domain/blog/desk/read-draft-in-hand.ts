import { readPostId } from "../post-rules.ts";

/** The draft that the form continues. */
export function readDraftInHand({ tab, draftId = "", draftSeenAt = "" }: Record<string, string | undefined>) {
  const seenAt = readPostId(draftSeenAt);
  return { tab: tab?.slice(0, 60) || undefined, draftId: readPostId(draftId), seenAt };
}
