import type { FollowUp } from "#app/domain/orders/pictures/follow-up.ts";
import { FollowUpNote } from "./follow-up-note.tsx";
import { failureWords } from "./follow-up-words.ts";

/** Outside the fold, to be visible without opening it. */
export function FollowUpFailed({ followUp }: { followUp: FollowUp }) {
  return <FollowUpNote>{failureWords(followUp)}</FollowUpNote>;
}
