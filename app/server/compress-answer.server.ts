import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding } from "./accepted-encoding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressible = /^(text\/|application\/(json|xml|rss\+xml|atom\+xml)|image\/svg)|\.data$|text\/x-script/;
const smallestWorthwhileBytes = 1024;

/** Packs a text answer for the encodings the browser takes, in one piece: flushing after every chunk costs a third. */
export async function compressAnswer(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.body || response.headers.has("Content-Encoding") || !compressible.test(type)) return response;
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const plain = Buffer.from(await response.arrayBuffer());
  const encoding =
    plain.length >= smallestWorthwhileBytes ? acceptedEncoding(request.headers.get("Accept-Encoding")) : undefined;
  const body = encoding ? await encodings[encoding](plain) : plain;
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(new Uint8Array(body), { status: response.status, statusText: response.statusText, headers });
}

const encodings = {
  br: (plain: Buffer) => compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain: Buffer) => compressGzip(plain, { level: 6 }),
};
