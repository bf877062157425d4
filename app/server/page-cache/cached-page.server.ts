import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { href } from "react-router";
import { namesTag } from "#app/http/answers/entity-tag.ts";
import { bytesOf } from "#app/http/answers/whole-answer.ts";
import { acceptedEncoding, type Encoding } from "../accepted-encoding.ts";
import { dictionaryHeaders, type PageDictionaries, storesDictionaries } from "./page-dictionaries.server.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Ready to be written in every encoding. */
export interface CachedPage {
  status: number;
  /** Of status, headers and bytes: pages with the same tag are the same. */
  etag: string;
  identity: Encoded;
  /** Absent where compressing is not worth it. */
  compressed?: Record<Encoding, Encoded>;
  /** The Use-As-Dictionary header, where dictionaries are used. */
  dictionary: string | undefined;
  /** Headers of a 304. */
  unchanged: string[];
  /** In all encodings. */
  bytes: number;
}

interface Encoded {
  bytes: Buffer;
  /** Names and values in turn, as Node's writeHead takes them fastest. */
  headers: string[];
}

/** Below this, compressing makes an answer hardly smaller. */
const leastCompressedBytes = 1024;

/** While a visitor waits, and later on another thread: a tenth smaller in fifty times the time. */
const efforts = {
  quick: { [constants.BROTLI_PARAM_QUALITY]: 5, gzip: 6 },
  best: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, gzip: 9 },
};

export interface RenderedPage {
  status: number;
  etag: string;
  headers: [string, string][];
  body: Buffer;
}

export async function readAnswer(answer: Response): Promise<RenderedPage> {
  const body = (await bytesOf(answer)) ?? Buffer.alloc(0);
  if (isPage(answer)) answer.headers.set("speculation-rules", `"${href("/speculation-rules.json")}"`);
  const headers = [...answer.headers].filter(([name]) => !ownHeaders.includes(name));
  return { status: answer.status, etag: tagOf(answer.status, headers, body), headers, body };
}

function tagOf(status: number, headers: readonly [string, string][], body: Buffer): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([status, headers]))
    .update(body);
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}

/** A page, or its absence, without anything that belongs to one request. */
export function isSameForAll({ status, headers }: Response): boolean {
  if (status !== 200 && status !== 404) return false;
  if (headers.has("Set-Cookie") || headers.get("Cache-Control")?.includes("no-store")) return false;
  return !headers.get("Content-Security-Policy")?.includes("'nonce-");
}

function isPage({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** Set by the cached page itself. */
const ownHeaders = ["etag", "content-length", "content-encoding"];

/** Quickly at first. `dictionary` is its Use-As-Dictionary header. */
export async function compressPage(rendered: RenderedPage, dictionary?: string): Promise<CachedPage> {
  const { status, etag, headers, body } = rendered;
  const headerList = [...headers, ["etag", etag]].flat();
  const unchanged = headers.filter(([name]) => name === "cache-control" || name === "vary").flat();
  const page = {
    status,
    etag,
    dictionary,
    identity: encodedAs(body, headerList),
    unchanged: [...unchanged, "etag", etag],
  };
  if (body.length < leastCompressedBytes) return { ...page, bytes: body.length };
  return withCompressed(page, await compress(body, headerList, "quick"));
}

/** In place: the next answers are smaller. */
export async function recompressPage(page: CachedPage): Promise<void> {
  if (!page.compressed) return;
  const { bytes, headers } = page.identity;
  Object.assign(page, withCompressed(page, await compress(bytes, headers.slice(0, -2), "best")));
}

function withCompressed<T extends Pick<CachedPage, "identity">>(page: T, compressed: Record<Encoding, Encoded>) {
  const { identity } = page;
  return {
    ...page,
    compressed,
    bytes: identity.bytes.length + compressed.br.bytes.length + compressed.gzip.bytes.length,
  };
}

async function compress(
  body: Buffer,
  headerList: string[],
  effort: keyof typeof efforts,
): Promise<Record<Encoding, Encoded>> {
  const { gzip: level, ...params } = efforts[effort];
  const sized = { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gzipped] = await Promise.all([compressBrotli(body, { params: sized }), compressGzip(body, { level })]);
  return {
    br: encodedAs(br, [...headerList, "content-encoding", "br"]),
    gzip: encodedAs(gzipped, [...headerList, "content-encoding", "gzip"]),
  };
}

function encodedAs(bytes: Buffer, headers: string[]): Encoded {
  return { bytes, headers: [...headers, "content-length", String(bytes.length)] };
}

/** Compressed if accepted; without a body for HEAD, and for a reader who has the page. */
export function sendPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  dictionaries?: PageDictionaries,
): void {
  const usesDictionaries = page.dictionary !== undefined && storesDictionaries(request);
  const headersFor = (headers: string[]) => (usesDictionaries ? dictionaryHeaders(headers) : headers);
  if (page.status === 200 && namesTag(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, headersFor(page.unchanged)).end();
    return;
  }
  const write = ({ bytes, headers }: Encoded) => {
    response.writeHead(
      page.status,
      usesDictionaries ? [...headersFor(headers), "use-as-dictionary", page.dictionary!] : headers,
    );
    if (request.method === "HEAD") response.end();
    else response.end(bytes);
  };
  const encoding = acceptedEncoding(request.headers["accept-encoding"]?.toString());
  const usual = page.compressed && encoding ? page.compressed[encoding] : page.identity;
  const dictionary = usesDictionaries ? dictionaries?.find(request.headers) : undefined;
  if (!dictionary) {
    write(usual);
    return;
  }
  const { bytes, headers } = page.identity;
  dictionaries!.compress(page.etag, bytes, dictionary).then(
    (shorter) => write(encodedAs(shorter, [...headers.slice(0, -2), "content-encoding", "dcb"])),
    () => write(usual),
  );
}
