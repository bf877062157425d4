import type { LetterAtDesk } from "#app/domain/upkeep/operation/letters-at-desk.server.ts";
import { calendarTime } from "#app/ui/calendar-date.ts";

/** A letter as the operator's pages list it. */
export function presentLetter(letter: LetterAtDesk) {
  const { key, kind, recipient, status, problem, requestId, sentAt, openedAt, createdAt } = letter;
  const opened = openedAt === null ? undefined : calendarTime(openedAt);
  return { key, kind, recipient, status, problem, requestId, when: calendarTime(sentAt ?? createdAt), opened };
}
