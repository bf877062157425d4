import type { IncomingMessage } from "node:http";
import sharp from "sharp";

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

export interface ReadCall {
  call: SeenCall;
  picture?: Buffer;
  /** Multipart only. */
  form?: FormData;
}

/** As the three vendors and servers of one's own are asked. */
export async function readCall(request: IncomingMessage): Promise<ReadCall> {
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
    return { ...(await withPicture(call, Buffer.from(await image.arrayBuffer()))), form };
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
