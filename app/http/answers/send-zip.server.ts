import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";

/** Answers with a ZIP to be saved, sent while it is packed. @param name letters, digits and dashes, without its ending */
export function sendZip(request: Request, name: string, pack: () => AsyncIterable<Uint8Array>): Response {
  const headers = {
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename=${name}.zip`,
    "Cache-Control": "private, no-store",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const stream = Readable.from(pack(), { objectMode: false, signal: request.signal });
  stream.on("error", () => {}); // Whoever leaves before the end breaks the stream off.
  return new Response(createReadableStreamFromReadable(stream), { headers });
}
