/** As RFC 5321 bounds a mailbox's path. */
export const addressCharactersAtMost = 254;

// The HTML standard's pattern for an e-mail address (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address).
// It has no quotes, comments, brackets, spaces or line ends: nothing with which one address could become two or a header.
const htmlAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** One bare address, fit to be named as an envelope's recipient, and what `<input type="email">` takes. Safe in the browser. */
export function isPlainAddress(text: string): boolean {
  return text.length <= addressCharactersAtMost && htmlAddress.test(text);
}
