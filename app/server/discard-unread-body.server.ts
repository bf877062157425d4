import type { IncomingMessage, ServerResponse } from "node:http";

/** Beyond this the connection is given up. */
const discardedBytesAtMost = 200 * 1024 * 1024;

/**
 * Reads what is left of a request's body once its answer is sent. Otherwise the next request on the same connection,
 * a browser's or through a proxy somebody else's, would wait behind it until the connection is given up.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.readableEnded || request.destroyed) return;
    // Whoever listened so far holds the body back as soon as nobody takes it.
    request.removeAllListeners("data");
    let left = discardedBytesAtMost;
    request.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) request.destroy();
    });
    request.resume();
  });
}
