/** No line ends between a number and its unit, nor within "12 x 14 ft". */
export function holdTogether(words: string): string {
  return words
    .replace(/(\d) (?=(?:c?m|ft|in|sq|cu)\b|m[²³])/g, "$1\u00a0")
    .replace(/(\d) x (?=\d)/g, "$1\u00a0x\u00a0");
}
