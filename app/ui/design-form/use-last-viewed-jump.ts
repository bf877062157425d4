import { useEffect, useRef } from "react";
import { href } from "react-router";
import { takeLastViewed } from "#app/ui/take-last-viewed.ts";
import { readClientDraft } from "./draft/client-draft.ts";

/** Once per visit, never when the address names a place on this page or an order is being written. */
export function useLastViewedJump(userId: number, inProgress: boolean) {
  const decided = useRef(false);
  useEffect(() => {
    if (decided.current) return;
    decided.current = true;
    if (inProgress || window.location.hash || window.location.search || readClientDraft(userId)?.prompt) return;
    const requestId = takeLastViewed();
    if (requestId) void jumpTo(requestId);
  }, [userId, inProgress]);
}

/** The request may be another account's, and its page would not be found. */
async function jumpTo(requestId: number) {
  const answer = await fetch(href("/api/designs/:requestId", { requestId: String(requestId) })).catch(() => undefined);
  if (answer?.ok) window.location.assign(href("/results/:requestId", { requestId: String(requestId) }));
}
