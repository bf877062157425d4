import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const pollEveryMs = 250;

/**
 * `server.close()` alone waits for preconnections of browsers and proxies, and for clients that stop in the middle of
 * an upload. The returned function closes: running requests get `patienceMs`, connections without one no time.
 */
export function prepareToClose(server: Server): (patienceMs: number) => Promise<void> {
  const connections = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  // One shared function, since every request pays for it.
  const forget = function (this: ServerResponse) {
    answering.delete(this);
  };
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", (_request, response) => {
    answering.add(response);
    response.on("close", forget);
  });

  return async (patienceMs) => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const hangUp = setInterval(() => {
      const busy = new Set(Array.from(answering, ({ req }) => req.socket));
      for (const socket of connections) if (!busy.has(socket)) socket.destroy();
    }, pollEveryMs);
    const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs);
    await closed;
    clearInterval(hangUp);
    clearTimeout(giveUp);
  };
}
