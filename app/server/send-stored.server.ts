import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { RequestedRange, Storage, StoredBytes } from "#app/providers/storage/contract.ts";

export interface StoredToSend {
  storage: Storage;
  name: string;
  headers: Headers;
}

/**
 * The file's bytes never change: its name is its ETag. Supports HEAD, If-None-Match and one Range. False, with nothing
 * sent, for a missing file. @throws StoreUnreachableError; nothing is sent then
 */
export async function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  { storage, name, headers }: StoredToSend,
): Promise<boolean> {
  const etag = `"${name}"`;
  headers.set("ETag", etag);
  headers.set("Accept-Ranges", "bytes");
  if (request.headers["if-none-match"]?.includes(etag)) {
    response.writeHead(304, [...headers].flat()).end();
    return true;
  }
  if (request.method === "HEAD") return sendHead(response, { storage, name, headers });
  const range = requestedRange(request, etag);
  const stored = await storage.read(name, range);
  if (stored === undefined) return false;
  if (stored === "none") await refuseRange(response, { storage, name, headers });
  else sendBytes(response, stored, range ? 206 : 200, headers);
  return true;
}

/** Of the whole file: ranges are defined for GET alone (RFC 9110, 14.2). */
async function sendHead(response: ServerResponse, { storage, name, headers }: StoredToSend): Promise<boolean> {
  const size = await storage.sizeOf(name);
  if (size === undefined) return false;
  headers.set("Content-Length", String(size));
  response.writeHead(200, [...headers].flat()).end();
  return true;
}

async function refuseRange(response: ServerResponse, { storage, name, headers }: StoredToSend): Promise<void> {
  headers.set("Content-Range", `bytes */${await storage.sizeOf(name)}`);
  headers.set("Content-Length", "0");
  response.writeHead(416, [...headers].flat()).end();
}

function sendBytes(response: ServerResponse, stored: StoredBytes, status: 200 | 206, headers: Headers): void {
  const { start, end, size, body } = stored;
  if (status === 206) headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  headers.set("Content-Length", String(end - start + 1));
  response.writeHead(status, [...headers].flat());
  if (Buffer.isBuffer(body)) response.end(body);
  // A failure in the middle closes the connection, so that the reader notices.
  else pipeline(body, response, () => {});
}

/** The one requested range; undefined for the whole file. */
function requestedRange({ headers }: IncomingMessage, etag: string): RequestedRange | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? "") ?? [];
  if (first + last === "" || (headers["if-range"] ?? etag) !== etag) return undefined;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  return { ...(first && { first: Number(first) }), ...(last && { last: Number(last) }) };
}
