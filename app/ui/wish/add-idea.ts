import { promptCharactersAtMost } from "#app/domain/orders/request/design-request-rules.ts";

/** A wish with one more thing in it; as it was where there is no space left. */
export function addIdea(wish: string, idea: string): string {
  const written = wish.trim();
  const begun = /[.!?]$/.test(written) ? `${written} ` : written && `${written.replace(/,$/, "")}, `;
  const isNewSentence = !begun.endsWith(", ");
  const added = begun + (isNewSentence ? idea.charAt(0).toUpperCase() + idea.slice(1) : idea);
  return added.length > promptCharactersAtMost ? wish : added;
}
