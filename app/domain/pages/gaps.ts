/**
 * What an operator still has to fill in: `[fill in: the name of your payment company | the payment company]`. Readers
 * get the neutral words after the bar, or nothing.
 */
const gap = /( ?)\[fill in:([^\][|]*)(?:\|([^\][]*))?\]/g;

/** Gaps as our first templates had them, `[your name and address]`: neither links nor checkboxes. They are shown unchanged. */
const bareGap = /(?<![\]\\!])\[(?!fill in:|[ xX]\])(\p{L}[^\][\n]*)\](?![([:])/gu;

/** `text` is Markdown. */
export function closeGaps(text: string): string {
  return text.replaceAll(gap, (_, before: string, _asked: string, neutral: string = "") =>
    neutral.trim() === "" ? "" : before + neutral.trim(),
  );
}

/** In the template's words; `text` is Markdown. */
export function listGaps(text: string): string[] {
  return [...text.matchAll(gap)]
    .map(([, , words = ""]) => words.trim())
    .concat([...text.matchAll(bareGap)].map(([, words = ""]) => words));
}
