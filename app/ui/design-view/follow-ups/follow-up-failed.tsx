import type { FollowUp } from "#app/domain/orders/pictures/follow-up.ts";
import { FollowUpNote } from "./follow-up-note.tsx";
import { failureWords } from "./follow-up-words.ts";

/** Said outside the fold: who asked must not have to open it to learn what came of it. */
export function FollowUpFailed({ followUp }: { followUp: FollowUp }) {
  return <FollowUpNote>{failureWords(followUp)}</FollowUpNote>;
}
