/** The limit of RFC 5321 for a mailbox's path. */
export const addressCharactersAtMost = 254;

// The HTML standard's pattern for an e-mail address (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address).
// It has no quotes, comments, brackets, spaces or line ends that could turn one address into two or into a header.
const htmlAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** One bare address, valid as an envelope's recipient and for `<input type="email">`. Safe in the browser. */
export function isPlainAddress(text: string): boolean {
  return text.length <= addressCharactersAtMost && htmlAddress.test(text);
}
