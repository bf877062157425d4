/** Between a number and its unit, within "12 x 14 ft", and after the hyphen of "e-mail" no line ends. */
export function holdTogether(words: string): string {
  return (
    words
      .replace(/(\d) (?=(?:[cm]?m|ft|in|sq|cu)\b|m[²³])/g, "$1\u00a0")
      .replace(/(\d) x (?=\d)/g, "$1\u00a0x\u00a0")
      // Not the hyphen that does not break: old fonts have none, and would borrow it.
      .replace(/\be-(?=mail)/gi, "$&\u2060")
  );
}
