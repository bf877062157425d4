import { type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename } from "node:path";
import { pipeline } from "node:stream";

/** Files up to here are read in one go, which costs half of a stream. */
const readAtOnceBytes = 512 * 1024;

/**
 * Sends a file whose name never gets another content: its name is its tag. Knows HEAD, If-None-Match and one Range.
 * @returns false when there is no such file; nothing is sent then
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Headers,
): Promise<boolean> {
  const handle = await openIfThere(file);
  if (!handle) return false;
  const { size } = await handle.stat();
  const etag = `"${basename(file)}"`;
  headers.set("ETag", etag);
  headers.set("Accept-Ranges", "bytes");
  const part = wantedPart(request, size, etag);
  const status = request.headers["if-none-match"]?.includes(etag) ? 304 : part === "none" ? 416 : part ? 206 : 200;
  if (part === "none") headers.set("Content-Range", `bytes */${size}`);
  else if (part && status === 206) headers.set("Content-Range", `bytes ${part.start}-${part.end}/${size}`);
  const { start, end } = part && part !== "none" ? part : { start: 0, end: size - 1 };
  const length = status === 416 ? 0 : end - start + 1;
  if (status !== 304) headers.set("Content-Length", String(length));
  response.writeHead(status, [...headers].flat());
  if (request.method === "HEAD" || status === 304 || status === 416) {
    response.end();
    await handle.close();
  } else await sendBytes(handle, response, { start, length });
  return true;
}

async function sendBytes(
  handle: FileHandle,
  response: ServerResponse,
  { start, length }: { start: number; length: number },
) {
  if (length <= readAtOnceBytes) {
    const { buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, start).finally(() => handle.close());
    response.end(buffer);
    return;
  }
  // Closes the file whenever it ends, also when the reader goes away.
  pipeline(handle.createReadStream({ start, end: start + length - 1 }), response, () => {});
}

/** The one range asked for (RFC 9110, 14.2); "none" where it lies behind the end; undefined for the whole file. */
function wantedPart({ headers }: IncomingMessage, size: number, etag: string) {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (first + last === "" || (headers["if-range"] ?? etag) !== etag) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? "none" : { start, end };
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
