import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { sendJson } from "../harness/answering-server.ts";
import { drawAnswer, paintWhere } from "./draw-answer.ts";
import { readCall, type SeenCall } from "./read-call.ts";

/** What differs between servers of one's own that answer /v1/images/edits; fields that one does not know it ignores. */
export interface OwnServerShape {
  /** The name of its only model. */
  model: string;
  refusesOtherModels?: boolean;
  /** The file that is read as one gray channel where white is edited; without it the whole picture is painted. */
  mask?: "mask" | "mask_image";
  /** `path` is on the server's disk, unless base64 is asked for. */
  answers: "b64" | "url" | "path";
  /** Others wait. */
  oneAtATime?: boolean;
}

/** Where this was read: docs/image-providers.md. */
export const ownServers = {
  "stable-diffusion.cpp": { model: "sd-cpp-local", mask: "mask", answers: "b64", oneAtATime: true },
  SGLang: { model: "Qwen/Qwen-Image-Edit-2511", answers: "b64" },
  "vLLM-Omni": { model: "Qwen/Qwen-Image-Edit", refusesOtherModels: true, mask: "mask_image", answers: "b64" },
  Xinference: { model: "flux-2-klein", mask: "mask", answers: "path" },
  "one that answers with addresses": { model: "unknown-9", answers: "url" },
} as const satisfies Record<string, OwnServerShape>;

export interface OwnServer {
  url: string;
  calls: SeenCall[];
  /** The most pictures that were worked on at once. */
  atOnce: number;
}

/** On loopback until the test's end. @param work what the picture shows, when it is done */
export async function startOwnServer(
  shape: OwnServerShape,
  work: () => "ok" | "follows" | Promise<"ok" | "follows"> = () => "ok",
): Promise<OwnServer> {
  const pictures: Buffer[] = [];
  let working = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { call, picture, form } = await readCall(request);
    const n = /^\/pictures\/(\d+)$/.exec(call.path)?.[1];
    if (n) return void response.writeHead(200, { "content-type": "image/png" }).end(pictures[Number(n)]);
    if (call.path === "/v1/models") return sendJson(response, 200, { data: [{ id: shape.model }] });
    if (call.path !== "/v1/images/edits" || !picture || !form) return sendJson(response, 404, { detail: "Not Found" });
    own.calls.push(call);
    if (shape.refusesOtherModels && form.get("model") !== shape.model) {
      const detail = `Model mismatch: request specifies '${form.get("model")}' but server is running '${shape.model}'.`;
      return sendJson(response, 400, { detail });
    }
    const turn = shape.oneAtATime ? last : Promise.resolve();
    const painted = turn.then(async () => {
      own.atOnce = Math.max(own.atOnce, ++working);
      const shows = await work();
      working--;
      const mask = shape.mask && form.get(shape.mask);
      if (shows === "ok" && mask instanceof File) return paintWhere(picture, Buffer.from(await mask.arrayBuffer()));
      return drawAnswer(picture, shows, own.calls.length);
    });
    last = painted;
    const index = pictures.push(await painted) - 1;
    const asPath = shape.answers === "path" && form.get("response_format") !== "b64_json";
    const url = asPath ? `/root/images/${index}.jpg` : `${own.url}/pictures/${index}`;
    const isUrl = asPath || shape.answers === "url";
    sendJson(response, 200, { data: [isUrl ? { url } : { b64_json: pictures[index]!.toString("base64"), url: null }] });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const own: OwnServer = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls: [], atOnce: 0 };
  return own;
}
