import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";

/** Streamed while it is packed; `name` has letters, digits and dashes, without the extension. */
export function sendZip(request: Request, name: string, pack: () => AsyncIterable<Uint8Array>): Response {
  const headers = {
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename=${name}.zip`,
    "Cache-Control": "private, no-store",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const stream = Readable.from(pack(), { objectMode: false, signal: request.signal });
  stream.on("error", () => {}); // A client that leaves early breaks the stream off.
  return new Response(createReadableStreamFromReadable(stream), { headers });
}
