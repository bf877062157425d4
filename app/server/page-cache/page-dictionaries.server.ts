import { createHash, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants } from "node:zlib";
import { takesEncoding } from "../accepted-encoding.ts";
import { BoundedBytes } from "./bounded-bytes.ts";

const compressBrotli = promisify(brotliCompress);

/** Packs bytes as Brotli, with what a dictionary holds left out. */
export type PackByDictionary = (bytes: Buffer, dictionary: Buffer) => Promise<Buffer>;

/** Dictionaries where this Node packs by them: 24 does; 20 does not know of the option, and passes over it. */
export function openDictionaries(): PageDictionaries | undefined {
  const unguessable = randomBytes(64);
  const options: DictionaryOptions = { dictionary: unguessable };
  const isPackedByItself = brotliCompressSync(unguessable, options).length < unguessable.length;
  return isPackedByItself ? new PageDictionaries(packBrotli) : undefined;
}

type DictionaryOptions = BrotliOptions & { dictionary?: Uint8Array };

/** A reader's next page shares most with the one before, or with itself before an edit: more effort makes it hardly shorter. */
const quality = 5;

const packBrotli: PackByDictionary = (bytes, dictionary) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const options: DictionaryOptions = { params, dictionary };
  return compressBrotli(bytes, options);
};

/** Pages that readers may still have, and what was packed by them: some hundred pages, some thousand short answers. */
const usualBytesAtMost = 4 * 1024 * 1024;

/**
 * Public pages as dictionaries for the pages that the same readers ask for next (RFC 9842): what both have is not sent again.
 * Only bytes that everybody may read are in it, on both sides.
 */
export class PageDictionaries {
  /** By the hash that browsers name them by, in the order of their last use. */
  readonly #pages: BoundedBytes;
  /** By dictionary and page. */
  readonly #packed: BoundedBytes;
  readonly #pack: PackByDictionary;

  constructor(pack: PackByDictionary, bytesAtMost = usualBytesAtMost) {
    this.#pack = pack;
    this.#pages = new BoundedBytes(bytesAtMost);
    this.#packed = new BoundedBytes(bytesAtMost);
  }

  /** Keeps a page that is about to be sent. */
  remember(bytes: Buffer): void {
    this.#pages.put(hashOf(bytes), bytes);
  }

  /** The page that a reader has and takes another one packed by; undefined where there is none, or it is forgotten. */
  find(headers: IncomingHttpHeaders): Dictionary | undefined {
    const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers["available-dictionary"] ?? "")) ?? [];
    if (hash === undefined || !takesEncoding(headers["accept-encoding"]?.toString(), "dcb")) return undefined;
    const bytes = this.#pages.find(hash);
    return bytes && { hash, bytes };
  }

  /** @param name of the page whose bytes they are @returns them as `dcb` */
  async pack(name: string, bytes: Buffer, dictionary: Dictionary): Promise<Buffer> {
    const key = dictionary.hash + name;
    const known = this.#packed.find(key);
    if (known) return known;
    const stream = await this.#pack(bytes, dictionary.bytes);
    const packed = Buffer.concat([dcbMagic, Buffer.from(dictionary.hash, "base64"), stream]);
    this.#packed.put(key, packed);
    return packed;
  }
}

interface Dictionary {
  /** SHA-256, as base64. */
  hash: string;
  bytes: Buffer;
}

/** RFC 9842, 4. */
const dcbMagic = Buffer.from("ff444342", "hex");

function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64");
}

/** Articles share most with each other; all other pages serve as dictionaries for everything, until an article was read. */
const article = /^\/blog\/[^/?]+$/;

/** What a page says of its use as a dictionary; undefined for anything but a page. */
export function dictionaryUse(
  address: string,
  { status, headers }: { status: number; headers: readonly [string, string][] },
): string | undefined {
  const isPage = headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"));
  if (status !== 200 || !isPage) return undefined;
  return `match="${article.test(address) ? "/blog/*" : "/*"}", match-dest=("document")`;
}

/**
 * Whether a browser keeps pages as dictionaries: those that send this hint, where what they get cannot be tampered with. They
 * ask for a page again at each visit, also while it may be stale; of others that is not known.
 */
export function keepsDictionaries({ headers }: IncomingMessage): boolean {
  return headers["sec-ch-ua"] !== undefined;
}

/** As long as most readers stay away. Browsers drop a dictionary with the time that its page may be used stale. */
const weekSeconds = 7 * 24 * 3600;
const asksAndKeeps = `private, max-age=0, stale-while-revalidate=${weekSeconds}`;

/** Headers, names and values in turn, as a browser has to read them that keeps the page as a dictionary. */
export function toldOfDictionary(headers: readonly string[]): string[] {
  const told = [...headers];
  for (let at = 0; at < headers.length; at += 2) {
    if (headers[at] === "cache-control") told[at + 1] = asksAndKeeps;
    if (headers[at] === "vary") told[at + 1] = `${headers[at + 1]}, Available-Dictionary`;
  }
  return told;
}
