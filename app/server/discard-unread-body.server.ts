import type { IncomingMessage, ServerResponse } from "node:http";

/** Beyond this the connection is given up. */
const discardedBytesAtMost = 200 * 1024 * 1024;

/**
 * Otherwise the next request on the connection, possibly another visitor's through a proxy, would wait behind the rest.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.readableEnded || request.destroyed) return;
    // Existing listeners pause the body when it is not consumed.
    request.removeAllListeners("data");
    let left = discardedBytesAtMost;
    request.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) request.destroy();
    });
    request.resume();
  });
}
