import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { href } from "react-router";
import { bytesOf } from "#app/http/answers/whole-answer.ts";
import { acceptedEncoding, type Encoding } from "../accepted-encoding.ts";
import { keepsDictionaries, type PageDictionaries, toldOfDictionary } from "./page-dictionaries.server.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An answer that only has to be written: its bytes in every encoding, each with its headers. */
export interface FinishedPage {
  status: number;
  /** Over status, headers and bytes: two pages of one tag are the same. */
  etag: string;
  identity: Packed;
  /** Absent where packing is not worth it. */
  packed?: Record<Encoding, Packed>;
  /** What is said of its use as a dictionary, where others are packed by it, and it by others. */
  dictionary: string | undefined;
  /** What a 304 says. */
  unchanged: string[];
  /** Of memory, in all encodings. */
  bytes: number;
}

interface Packed {
  bytes: Buffer;
  /** Names and values in turn, as Node's writeHead takes them fastest. */
  headers: string[];
}

/** Below this, packing makes an answer hardly smaller. */
const smallestPackedBytes = 1024;

/** How hard bytes are packed while somebody waits, and afterwards, on another thread: a tenth smaller at fifty times the time. */
const efforts = {
  quick: { [constants.BROTLI_PARAM_QUALITY]: 5, gzip: 6 },
  tight: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, gzip: 9 },
};

/** An answer's bytes and what names them, before anything is packed. */
export interface RenderedPage {
  status: number;
  etag: string;
  headers: [string, string][];
  body: Buffer;
}

/** Reads an answer to its end. */
export async function readAnswer(answer: Response): Promise<RenderedPage> {
  const body = (await bytesOf(answer)) ?? Buffer.alloc(0);
  if (isPage(answer)) answer.headers.set("speculation-rules", `"${href("/speculation-rules.json")}"`);
  const headers = [...answer.headers].filter(([name]) => !ownHeaders.includes(name));
  return { status: answer.status, etag: tagOf(answer.status, headers, body), headers, body };
}

/** Says which page it is: two of one tag are the same. */
function tagOf(status: number, headers: readonly [string, string][], body: Buffer): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([status, headers]))
    .update(body);
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}

/** Whether an answer is a page, or a page's absence, that holds nothing of one request. */
export function isForAll({ status, headers }: Response): boolean {
  if (status !== 200 && status !== 404) return false;
  if (headers.has("Set-Cookie") || headers.get("Cache-Control")?.includes("no-store")) return false;
  return !headers.get("Content-Security-Policy")?.includes("'nonce-");
}

function isPage({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** Said by the finished page itself. */
const ownHeaders = ["etag", "content-length", "content-encoding"];

/**
 * Packs a page, quickly at first.
 * @param dictionary what is said of its use as one
 */
export async function finishPage(rendered: RenderedPage, dictionary?: string): Promise<FinishedPage> {
  const { status, etag, headers, body } = rendered;
  const told = [...headers, ["etag", etag]].flat();
  const unchanged = headers.filter(([name]) => name === "cache-control" || name === "vary").flat();
  const page = { status, etag, dictionary, identity: packedAs(body, told), unchanged: [...unchanged, "etag", etag] };
  if (body.length < smallestPackedBytes) return { ...page, bytes: body.length };
  return withPacked(page, await pack(body, told, "quick"));
}

/** Packs a page's bytes as small as they get. It is replaced in place: whoever sends it next sends fewer bytes. */
export async function tightenPage(page: FinishedPage): Promise<void> {
  if (!page.packed) return;
  const { bytes, headers } = page.identity;
  Object.assign(page, withPacked(page, await pack(bytes, headers.slice(0, -2), "tight")));
}

function withPacked<T extends Pick<FinishedPage, "identity">>(page: T, packed: Record<Encoding, Packed>) {
  const { identity } = page;
  return { ...page, packed, bytes: identity.bytes.length + packed.br.bytes.length + packed.gzip.bytes.length };
}

async function pack(body: Buffer, told: string[], effort: keyof typeof efforts): Promise<Record<Encoding, Packed>> {
  const { gzip: level, ...params } = efforts[effort];
  const sized = { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gzipped] = await Promise.all([compressBrotli(body, { params: sized }), compressGzip(body, { level })]);
  return {
    br: packedAs(br, [...told, "content-encoding", "br"]),
    gzip: packedAs(gzipped, [...told, "content-encoding", "gzip"]),
  };
}

function packedAs(bytes: Buffer, headers: string[]): Packed {
  return { bytes, headers: [...headers, "content-length", String(bytes.length)] };
}

/**
 * Writes a page as its reader takes it: packed, without its body, or not at all where they have it already.
 * @param dictionaries by which it is packed for whoever has one of them
 */
export function sendPage(
  page: FinishedPage,
  request: IncomingMessage,
  response: ServerResponse,
  dictionaries?: PageDictionaries,
): void {
  const says = page.dictionary !== undefined && keepsDictionaries(request);
  const told = (headers: string[]) => (says ? toldOfDictionary(headers) : headers);
  if (page.status === 200 && knows(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, told(page.unchanged)).end();
    return;
  }
  const write = ({ bytes, headers }: Packed) => {
    response.writeHead(page.status, says ? [...told(headers), "use-as-dictionary", page.dictionary!] : headers);
    if (request.method === "HEAD") response.end();
    else response.end(bytes);
  };
  const encoding = acceptedEncoding(request.headers["accept-encoding"]?.toString());
  const usual = page.packed && encoding ? page.packed[encoding] : page.identity;
  const dictionary = says ? dictionaries?.find(request.headers) : undefined;
  if (!dictionary) {
    write(usual);
    return;
  }
  const { bytes, headers } = page.identity;
  dictionaries!.pack(page.etag, bytes, dictionary).then(
    (shorter) => write(packedAs(shorter, [...headers.slice(0, -2), "content-encoding", "dcb"])),
    () => write(usual),
  );
}

/** Whether If-None-Match names the tag (RFC 9110, 13.1.2); strong and weak ones compare alike. */
function knows(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag.slice(2));
}
