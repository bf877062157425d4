import { MultipartPart } from "@remix-run/multipart-parser";

/** What a multipart body is made of, in the order of its bytes. */
export type MultipartPiece =
  /** Delimiters, headers and texts: together a form of its own, whose files are empty. */
  | { kind: "outline"; bytes: Buffer }
  /** A file begins; one without a field's name is nobody's. */
  | { kind: "file"; field: string | undefined }
  /** Of the file that began last. */
  | { kind: "content"; bytes: Buffer };

/** The parser's own bound. Of a longer header nothing is waited for: the parser will refuse it. */
const headerBytesAtMost = 8 * 1024;
const headerEnd = Buffer.from("\r\n\r\n");
const lastHyphens = Buffer.from("--");
const nothing = Buffer.alloc(0);

/**
 * Tells the contents of files from all else in a multipart body, chunk by chunk, and holds no more than a header of it. What is
 * malformed it leaves as it is, in the outline, for the parser to refuse. RFC 2046, 5.1.1, as the parser reads it.
 */
export class MultipartSplitter {
  readonly #opening: Buffer;
  readonly #delimiter: Buffer;
  /** What comes next. */
  #state: "opening" | "after-delimiter" | "header" | "text" | "file" | "end" = "opening";
  /** Of the last chunk, too little to be told apart. */
  #rest: Buffer = nothing;

  /** @param boundary as the request's Content-Type names it */
  constructor(boundary: string) {
    this.#opening = Buffer.from(`--${boundary}`, "latin1");
    this.#delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  }

  *split(chunk: Uint8Array): Generator<MultipartPiece, void> {
    let left = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (this.#rest.length > 0) left = Buffer.concat([this.#rest, left]);
    this.#rest = nothing;
    while (left.length > 0 && this.#state !== "end") {
      const read = this.#read(left);
      yield* read.pieces;
      left = left.subarray(read.bytes);
      if (read.needsMore) {
        this.#rest = left;
        return;
      }
    }
  }

  #read(left: Buffer): ReadPieces {
    switch (this.#state) {
      case "opening":
        return this.#readOpening(left);
      case "after-delimiter":
        return this.#readAfterDelimiter(left);
      case "header":
        return this.#readHeader(left);
      default:
        return this.#readBody(left);
    }
  }

  #readOpening(left: Buffer): ReadPieces {
    const length = this.#opening.length;
    if (left.length < length) return waitForMore;
    const isRight = left.subarray(0, length).equals(this.#opening);
    return this.#outline(left, length, isRight ? "after-delimiter" : "end");
  }

  #readAfterDelimiter(left: Buffer): ReadPieces {
    if (left.length < lastHyphens.length) return waitForMore;
    const isLast = left.subarray(0, lastHyphens.length).equals(lastHyphens);
    return this.#outline(left, lastHyphens.length, isLast ? "end" : "header");
  }

  #readHeader(left: Buffer): ReadPieces {
    const end = left.indexOf(headerEnd);
    if (end === -1) return left.length > headerBytesAtMost ? this.#outline(left, left.length, "end") : waitForMore;
    const part = describePart(left.subarray(0, end));
    const read = this.#outline(left, end + headerEnd.length, part ? (part.isFile ? "file" : "text") : "end");
    if (part?.isFile) read.pieces.push({ kind: "file", field: part.field });
    return read;
  }

  #readBody(left: Buffer): ReadPieces {
    const kind = this.#state === "file" ? "content" : "outline";
    const end = left.indexOf(this.#delimiter);
    if (end === -1) {
      const bytes = beginningOf(this.#delimiter, left);
      return { pieces: [{ kind, bytes: left.subarray(0, bytes) }], bytes, needsMore: true };
    }
    const { pieces } = this.#outline(left.subarray(end), this.#delimiter.length, "after-delimiter");
    const bytes = end + this.#delimiter.length;
    return { pieces: [{ kind, bytes: left.subarray(0, end) }, ...pieces], bytes, needsMore: false };
  }

  #outline(left: Buffer, bytes: number, next: "after-delimiter" | "header" | "text" | "file" | "end"): ReadPieces {
    this.#state = next;
    return { pieces: [{ kind: "outline", bytes: left.subarray(0, bytes) }], bytes, needsMore: false };
  }
}

interface ReadPieces {
  pieces: MultipartPiece[];
  /** How many of the bytes they are. */
  bytes: number;
  /** The bytes after them cannot be told apart yet. */
  needsMore: boolean;
}

const waitForMore: ReadPieces = { pieces: [], bytes: 0, needsMore: true };

/** By the parser's own word, so that both mean the same parts. @returns undefined for bytes that are no text */
function describePart(header: Buffer): { isFile: boolean; field: string | undefined } | undefined {
  try {
    const { isFile, name } = new MultipartPart(header, []);
    return { isFile, field: name || undefined };
  } catch {
    return undefined;
  }
}

/** Where, at the end of the bytes, a delimiter may have begun; their length when it has not. */
function beginningOf(delimiter: Buffer, bytes: Buffer): number {
  const carriageReturn = delimiter[0]!;
  let at = bytes.indexOf(carriageReturn, Math.max(0, bytes.length - delimiter.length + 1));
  while (at !== -1) {
    if (bytes.subarray(at).equals(delimiter.subarray(0, bytes.length - at))) return at;
    at = bytes.indexOf(carriageReturn, at + 1);
  }
  return bytes.length;
}
