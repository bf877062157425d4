import { decodeWindows1252 } from "./windows-1252.ts";

export interface DecodedText {
  text: string;
  /** A warning in words. */
  note: string | undefined;
}

/**
 * UTF-8, UTF-16 with or without a byte order mark, and Windows-1252, a superset of Latin-1. A single invalid byte
 * within UTF-8 is read as Windows-1252, with a note. Undefined otherwise: no post is better than one with wrong
 * letters.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const wide = wideEncodingOf(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), note: `read as ${wide.toUpperCase()}` };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text, note: text.includes("\ufffd") ? "has characters that were lost before (\ufffd)" : undefined };
  } catch {
    return decodeMixed(bytes);
  }
}

function wideEncodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Without a mark: front matter is ASCII, so every other byte of its beginning is zero.
  const start = bytes.subarray(0, 64);
  const zeros = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  if (start.length >= 8 && zeros(1) > start.length / 4 && zeros(0) === 0) return "utf-16le";
  if (start.length >= 8 && zeros(0) > start.length / 4 && zeros(1) === 0) return "utf-16be";
}

/** In Western texts in Windows-1252, letters beyond ASCII come alone or in twos; Cyrillic or Chinese ones in rows. */
const lettersInARowAtMost = 2;

function decodeMixed(bytes: Uint8Array): DecodedText | undefined {
  let text = "";
  let utf8Letters = 0;
  let otherBytes = 0;
  let inRows = 0;
  let row = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = utf8LengthAt(bytes, at);
    if (length > 1) utf8Letters += 1;
    const byte = bytes[at]!;
    if (length > 0) {
      text += utf8.decode(bytes.subarray(at, at + length));
      row = 0;
    } else {
      if (undefinedIn1252.has(byte)) return undefined;
      text += decodeWindows1252(bytes.subarray(at, at + 1));
      otherBytes += 1;
      row += 1;
      if (row > lettersInARowAtMost) inRows += 1;
    }
    at += Math.max(1, length);
  }
  if (inRows > otherBytes / 10) return undefined;
  const count = `${otherBytes} byte${otherBytes === 1 ? "" : "s"} that ${otherBytes === 1 ? "is" : "are"} not UTF-8`;
  return { text, note: utf8Letters === 0 ? "read as Latin-1 (Windows-1252)" : `${count} read as Latin-1` };
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const undefinedIn1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Bytes of the UTF-8 character that begins here; 0 when none does. */
function utf8LengthAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]!;
  if (byte < 0x80) return 1;
  const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0;
  if (length === 0 || at + length > bytes.length) return 0;
  try {
    utf8.decode(bytes.subarray(at, at + length));
    return length;
  } catch {
    return 0;
  }
}
