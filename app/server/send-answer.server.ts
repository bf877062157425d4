import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, type RequestOptions, sendResponse } from "@remix-run/node-fetch-server";
import { WholeAnswer } from "#app/http/answers/whole-answer.ts";
import { log } from "#app/logging/log.server.ts";

export function createListener(
  options: RequestOptions,
  answer: (request: Request, address: string) => Promise<Response>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (incoming, response) => {
    const request = createRequest(incoming, response, options);
    const isOver = () => response.destroyed || request.signal.aborted;
    try {
      const answered = await answer(request, incoming.socket.remoteAddress ?? "");
      if (!isOver()) await sendAnswer(response, answered);
    } catch (error) {
      // The client has disconnected, so errors that follow from it are not failures.
      if (isOver()) return;
      log.error({ err: error }, "request failed");
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { "Content-Type": "text/plain" }).end("Internal Server Error");
    }
  };
}

/** Written at once with its head if complete, else streamed. */
export async function sendAnswer(response: ServerResponse, answer: Response): Promise<void> {
  if (!(answer instanceof WholeAnswer)) return sendResponse(response, answer);
  // A flat list of names and values: an object would lose all but one Set-Cookie.
  response.writeHead(answer.status, answer.statusText, [...answer.headers].flat());
  if (response.req.method === "HEAD") response.end();
  else response.end(answer.whole);
}
