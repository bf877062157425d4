/**
 * What an operator has still to say in their Privacy Policy or Terms, marked in the text where it belongs:
 * `[fill in: the name of your payment company | the payment company]`. Readers get the neutral words behind the bar, or nothing.
 */
const gap = /( ?)\[fill in:([^\][|]*)(?:\|([^\][]*))?\]/g;

/** Gaps as our first templates had them, `[your name and address]`: neither links nor boxes to tick. Those are shown as they are. */
const bareGap = /(?<![\]\\!])\[(?!fill in:|[ xX]\])(\p{L}[^\][\n]*)\](?![([:])/gu;

/** The text as its readers may have it. @param text Markdown */
export function closeGaps(text: string): string {
  return text.replaceAll(gap, (_, before: string, _asked: string, neutral: string = "") =>
    neutral.trim() === "" ? "" : before + neutral.trim(),
  );
}

/** What is still to be filled in, in the words of the template. @param text Markdown */
export function listGaps(text: string): string[] {
  return [...text.matchAll(gap)]
    .map(([, , asked]) => asked!.trim())
    .concat([...text.matchAll(bareGap)].map(([, words]) => words!));
}
