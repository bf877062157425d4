import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { drawAnswer } from "./draw-answer.ts";
import { readCall, type SeenCall } from "./read-call.ts";

/** What a call meets. "ok", "follows" and the drifted ones bring a picture; the others are what goes wrong out there. */
export type Fate =
  | "ok"
  | "follows"
  | "drifted"
  | "half-drifted"
  | "unchanged"
  | "wrong-size"
  | "tiny"
  | "html"
  | "truncated"
  | "endless"
  | "cut"
  | "hang"
  | "rate-limited"
  | "server-error"
  | "overloaded"
  | "moderated"
  | "wrong-key"
  | "no-credit"
  | "unknown-model"
  | "redirect-private"
  | "no-picture"
  | "url-expired"
  | "url-private";

export interface ModelServer {
  url: string;
  /** Calls that ask for a picture, in order; not the polls and downloads that follow them. */
  calls: SeenCall[];
  /** Every request. */
  requests: SeenCall[];
  close(): Promise<void>;
}

/**
 * A server on loopback that answers like the public descriptions of OpenAI's image edits, Gemini's generateContent and
 * Black Forest Labs' submit and poll, under /v1 and /v1beta.
 * @param fateOf decides by the call's number, from 1
 */
export async function startModelServer(fateOf: (call: number) => Fate | Promise<Fate>, port = 0): Promise<ModelServer> {
  const calls: SeenCall[] = [];
  const requests: SeenCall[] = [];
  const finished = new Map<string, { fate: Fate; picture: Buffer }>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const seen = await readCall(request);
    requests.push(seen.call);
    const { path, method } = seen.call;
    if (method === "GET" && path.startsWith("/v1/get_result")) return poll(path, response);
    if (method === "GET" && path.startsWith("/pictures/")) return sendPicture(path, response);
    if (path === "/expired") return sendError(response, 403, "AccessDenied", "Request has expired");
    if (method === "GET" && path.endsWith("/models")) return sendJson(response, 200, { data: [] });
    calls.push(seen.call);
    const fate = await fateOf(calls.length);
    if (await fail(fate, response, path)) return;
    const picture = seen.picture ? await drawAnswer(seen.picture, fate, calls.length) : Buffer.alloc(0);
    if (path.endsWith("/images/edits")) {
      const url = badUrl(fate);
      const data = fate === "no-picture" ? [] : [url ? { url } : { b64_json: picture.toString("base64") }];
      response.setHeader("x-request-id", `req_${calls.length}`);
      return sendJson(response, 200, { created: 1, data });
    }
    if (path.includes(":generateContent")) return sendGemini(response, fate, picture, calls.length);
    finished.set(`${calls.length}`, { fate, picture });
    sendJson(response, 200, {
      id: `task_${calls.length}`,
      polling_url: `${origin()}/v1/get_result?id=${calls.length}`,
    });
  }

  function poll(path: string, response: ServerResponse): void {
    const n = new URL(path, origin()).searchParams.get("id")!;
    const { fate } = finished.get(n)!;
    const id = `task_${n}`;
    const sample = badUrl(fate) ?? `${origin()}/pictures/${n}.png`;
    const moderated = { id, status: "Request Moderated", result: null };
    sendJson(response, 200, fate === "moderated" ? moderated : { id, status: "Ready", result: { sample } });
  }

  function sendPicture(path: string, response: ServerResponse): void {
    const { picture } = finished.get(/(\d+)\.png$/.exec(path)![1]!)!;
    response.writeHead(200, { "content-type": "image/png" }).end(picture);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });
  const badUrl = (fate: Fate) =>
    fate === "url-private"
      ? "http://127.0.0.2:9/picture.png"
      : fate === "url-expired"
        ? `${origin()}/expired`
        : undefined;
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: origin(),
    calls,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @returns true when the call has been answered, or never will be */
async function fail(fate: Fate, response: ServerResponse, path: string): Promise<boolean> {
  switch (fate) {
    case "hang":
      return true;
    case "cut":
      response.writeHead(200, { "content-type": "application/json", "content-length": "100000" });
      response.write('{"data":[');
      setTimeout(() => response.destroy(), 20);
      return true;
    case "endless":
      response.writeHead(200, { "content-type": "application/json" });
      pour(response);
      return true;
    case "html":
      response.writeHead(200, { "content-type": "text/html" }).end("<html><body>Welcome to our gateway</body></html>");
      return true;
    case "rate-limited":
      response.setHeader("retry-after", "7");
      sendError(response, 429, "rate_limit_exceeded", "Rate limit reached");
      return true;
    case "server-error":
      sendError(response, 500, "server_error", "The server had an error");
      return true;
    case "overloaded":
      response.setHeader("retry-after", new Date(Date.now() + 60_000).toUTCString());
      sendError(response, 503, "overloaded", "Overloaded");
      return true;
    case "wrong-key":
      sendError(response, 401, "invalid_api_key", "Incorrect API key provided: sk-secret");
      return true;
    case "no-credit":
      sendError(response, 429, "insufficient_quota", "You exceeded your current quota, check your billing details");
      return true;
    case "unknown-model":
      sendError(response, 404, "model_not_found", "The model does not exist");
      return true;
    case "redirect-private":
      response.writeHead(307, { location: "http://169.254.169.254/latest/meta-data/" }).end();
      return true;
    case "moderated":
      if (path.endsWith("/images/edits")) {
        sendError(response, 400, "moderation_blocked", "Your request was rejected by the safety system");
        return true;
      }
      return false;
    default:
      return false;
  }
}

function pour(response: ServerResponse): void {
  const chunk = Buffer.alloc(256 * 1024, " ");
  const more = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once("drain", more);
  };
  more();
}

function sendGemini(response: ServerResponse, fate: Fate, picture: Buffer, n: number): void {
  const content =
    fate === "moderated"
      ? { finishReason: "IMAGE_SAFETY" }
      : {
          content: {
            role: "model",
            parts: [{ inlineData: { mimeType: "image/png", data: picture.toString("base64") } }],
          },
          finishReason: "STOP",
        };
  sendJson(response, 200, { candidates: [{ ...content, index: 0 }], responseId: `gem_${n}` });
}

function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { error: { message, code, type: code, param: null, status: code }, message });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
