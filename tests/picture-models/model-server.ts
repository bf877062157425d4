import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

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
  | "url-private";

export interface SeenCall {
  method: string;
  path: string;
  key: string | undefined;
  prompt?: string;
  /** How many pictures were sent, without masks. */
  pictures?: number;
  /** Pixels of the first one. */
  size?: { width: number; height: number };
  hasMask?: boolean;
  /** The names of files that were sent. */
  files?: string[];
  hasMetadata?: boolean;
  body?: Record<string, unknown>;
}

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
    if (method === "GET" && path.endsWith("/models")) return sendJson(response, 200, { data: [] });
    calls.push(seen.call);
    const fate = await fateOf(calls.length);
    if (await fail(fate, response, path)) return;
    const picture = seen.picture ? await draw(seen.picture, fate, calls.length) : Buffer.alloc(0);
    if (path.endsWith("/images/edits")) {
      const data =
        fate === "url-private"
          ? [{ url: "http://127.0.0.2:9/picture.png" }]
          : [{ b64_json: picture.toString("base64") }];
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
    const sample = fate === "url-private" ? "http://127.0.0.2:9/picture.png" : `${origin()}/pictures/${n}.png`;
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

async function readCall(request: IncomingMessage): Promise<{ call: SeenCall; picture?: Buffer }> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts);
  const { authorization, ...headers } = request.headers;
  const key = (authorization?.replace(/^Bearer /, "") ?? headers["x-key"] ?? headers["x-goog-api-key"]) as
    | string
    | undefined;
  const call: SeenCall = { method: request.method!, path: request.url!, key };
  const type = headers["content-type"] ?? "";
  if (type.startsWith("multipart/")) {
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    const images = [...form.getAll("image"), ...form.getAll("image[]")] as File[];
    const image = images[0]!;
    call.pictures = images.length;
    call.prompt = String(form.get("prompt"));
    call.hasMask = form.has("mask");
    call.files = [...form].filter(([, value]) => typeof value !== "string").map(([name]) => name);
    call.body = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
    return withPicture(call, Buffer.from(await image.arrayBuffer()));
  }
  if (!type.includes("json") || body.length === 0) return { call };
  const json = JSON.parse(body.toString());
  call.body = json;
  if (json.input_image) {
    call.prompt = json.prompt;
    call.pictures = json.input_image_2 ? 2 : 1;
    return withPicture(call, Buffer.from(json.input_image, "base64"));
  }
  const geminiParts = json.contents?.[0]?.parts ?? [];
  call.prompt = geminiParts.find((part: { text?: string }) => part.text)?.text;
  const inlines = geminiParts.filter((part: { inlineData?: unknown }) => part.inlineData);
  call.pictures = inlines.length;
  const inline = inlines[0]?.inlineData;
  return inline ? withPicture(call, Buffer.from(inline.data, "base64")) : { call };
}

async function withPicture(call: SeenCall, picture: Buffer): Promise<{ call: SeenCall; picture: Buffer }> {
  const { width, height, exif } = await sharp(picture).metadata();
  return { call: { ...call, size: { width, height }, hasMetadata: exif !== undefined }, picture };
}

/** The ground that "ok" and the drifted ones paint over the lower part, one after the other from the second on. */
export const groundColors = ["#7a6a4f", "#a08a5c", "#5d5348"] as const;

/**
 * Another ground in the lower part of the picture, of another color each time: what a good model changes; "drifted" mirrors
 * the house as well, "half-drifted" its left half.
 */
async function draw(sent: Buffer, fate: Fate, call: number): Promise<Buffer> {
  const { width, height } = await sharp(sent).metadata();
  if (fate === "unchanged") return sharp(sent).jpeg({ quality: 80 }).toBuffer();
  // The same picture, painted otherwise: what is asked of a model that gets a drawing.
  if (fate === "follows")
    return sharp(sent)
      .blur(0.8)
      .modulate({ brightness: 0.86, saturation: 0.8 })
      .png({ compressionLevel: 1 })
      .toBuffer();
  if (fate === "tiny") return sharp(sent).resize(64).png().toBuffer();
  const top = Math.round(height * 0.72);
  const ground = await sharp({
    create: {
      width,
      height: height - top,
      channels: 3,
      background: groundColors[call % groundColors.length] ?? groundColors[0],
    },
  })
    .png()
    .toBuffer();
  const half = { left: 0, top: 0, width: Math.round(width / 2), height };
  const mirrored =
    fate === "half-drifted" ? [{ input: await sharp(sent).extract(half).flop().toBuffer(), left: 0, top: 0 }] : [];
  const source = fate === "drifted" ? await sharp(sent).flop().toBuffer() : sent;
  const picture = sharp(source).composite([...mirrored, { input: ground, left: 0, top }]);
  const png = await picture.png({ compressionLevel: 1 }).toBuffer();
  if (fate === "wrong-size")
    return sharp(png)
      .resize(Math.round(width * 0.63))
      .jpeg()
      .toBuffer();
  return fate === "truncated" ? png.subarray(0, Math.round(png.length / 2)) : png;
}
