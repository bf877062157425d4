const above127 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Node 20's own decoder reads 0x80 to 0x9f, with the curly quotes and dashes, as control characters. */
export function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\x80-\x9f]/g, (letter) => above127.charAt(letter.charCodeAt(0) - 0x80));
}
