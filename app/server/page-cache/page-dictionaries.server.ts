import { createHash, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants } from "node:zlib";
import { takesEncoding } from "../accepted-encoding.ts";
import { BoundedBytes } from "./bounded-bytes.ts";

const compressBrotli = promisify(brotliCompress);

/** As Brotli, without what the dictionary contains. */
export type CompressWithDictionary = (bytes: Buffer, dictionary: Buffer) => Promise<Buffer>;

/** Undefined where Node cannot compress with them: 24 can; 20 ignores the option. */
export function openDictionaries(): PageDictionaries | undefined {
  const unguessable = randomBytes(64);
  const options: DictionaryOptions = { dictionary: unguessable };
  const isSupported = brotliCompressSync(unguessable, options).length < unguessable.length;
  return isSupported ? new PageDictionaries(compressWithDictionary) : undefined;
}

type DictionaryOptions = BrotliOptions & { dictionary?: Uint8Array };

/** Pages have most in common with the previous page, so that more effort hardly makes them smaller. */
const quality = 5;

const compressWithDictionary: CompressWithDictionary = (bytes, dictionary) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const options: DictionaryOptions = { params, dictionary };
  return compressBrotli(bytes, options);
};

/** About a hundred pages that readers may still have, and a thousand short answers compressed with them. */
const usualBytesAtMost = 4 * 1024 * 1024;

/** Public pages as dictionaries for the same reader's next pages (RFC 9842). Both sides contain only public bytes. */
export class PageDictionaries {
  /** By the hash that browsers send. */
  readonly #pages: BoundedBytes;
  /** By dictionary and page. */
  readonly #compressed: BoundedBytes;
  readonly #compress: CompressWithDictionary;

  constructor(compress: CompressWithDictionary, bytesAtMost = usualBytesAtMost) {
    this.#compress = compress;
    this.#pages = new BoundedBytes(bytesAtMost);
    this.#compressed = new BoundedBytes(bytesAtMost);
  }

  remember(bytes: Buffer): void {
    this.#pages.put(hashOf(bytes), bytes);
  }

  /** The page that a reader has as a dictionary; undefined if there is none or it was evicted. */
  find(headers: IncomingHttpHeaders): Dictionary | undefined {
    const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers["available-dictionary"] ?? "")) ?? [];
    if (hash === undefined || !takesEncoding(headers["accept-encoding"]?.toString(), "dcb")) return undefined;
    const bytes = this.#pages.find(hash);
    return bytes && { hash, bytes };
  }

  /** In the `dcb` encoding; `name` is the page's. */
  async compress(name: string, bytes: Buffer, dictionary: Dictionary): Promise<Buffer> {
    const key = dictionary.hash + name;
    const known = this.#compressed.find(key);
    if (known) return known;
    const stream = await this.#compress(bytes, dictionary.bytes);
    const compressed = Buffer.concat([dcbMagic, Buffer.from(dictionary.hash, "base64"), stream]);
    this.#compressed.put(key, compressed);
    return compressed;
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

/** Articles have most in common with each other; other pages are dictionaries for all until an article is read. */
const article = /^\/blog\/[^/?]+$/;

/** The Use-As-Dictionary header; undefined for anything but a page. */
export function dictionaryUse(
  address: string,
  { status, headers }: { status: number; headers: readonly [string, string][] },
): string | undefined {
  const isPage = headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"));
  if (status !== 200 || !isPage) return undefined;
  return `match="${article.test(address) ? "/blog/*" : "/*"}", match-dest=("document")`;
}

/** Browsers with this hint revalidate pages at each visit, even while stale is allowed; of others that is unknown. */
export function storesDictionaries({ headers }: IncomingMessage): boolean {
  return headers["sec-ch-ua"] !== undefined;
}

/** Most readers return sooner. Browsers drop a dictionary when its page may no longer be used stale. */
const weekSeconds = 7 * 24 * 3600;
const storedAsDictionary = `private, max-age=0, stale-while-revalidate=${weekSeconds}`;

/** The page's headers (names and values alternate) for a browser that stores it as a dictionary. */
export function dictionaryHeaders(headers: readonly string[]): string[] {
  const changed = [...headers];
  for (let at = 0; at < headers.length; at += 2) {
    if (headers[at] === "cache-control") changed[at + 1] = storedAsDictionary;
    if (headers[at] === "vary") changed[at + 1] = `${headers[at + 1]}, Available-Dictionary`;
  }
  return changed;
}
