import { createReadStream } from "node:fs";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { Agent, Dispatcher } from "undici";
import { env } from "#app/settings/env.server.ts";
import { type Bucket, BucketError, type ObjectPart, type ObjectToPut, type StoredObject } from "./contract.ts";
import { emptySha256, type S3Credentials, signRequest } from "./sign-request.server.ts";

export interface Patience {
  connectMs: number;
  silenceMs: number;
  pausesMs: readonly number[];
}

/** For background work: a slow line is fine. */
const ofWork: Patience = { connectMs: 10_000, silenceMs: 60_000, pausesMs: [500, 3_000] };
/** The visitor gets an answer after a few seconds. */
const ofPages: Patience = { connectMs: 2_000, silenceMs: 5_000, pausesMs: [200] };

interface S3Place extends S3Credentials {
  endpoint: string;
  bucket: string;
  /** Prefix of every key: "" or "yards/". */
  prefix: string;
}

/**
 * s3://bucket/prefix, with the keys of the settings. @throws BucketError for an invalid address or a missing setting
 */
export function openS3Bucket(address: string, patience?: Patience): Bucket {
  const [, bucket, rest = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket) throw new BucketError(`${address} is no address like s3://bucket/folder.`);
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = env;
  if (!accessKeyId || !secretAccessKey) {
    throw new BucketError("Settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed for a bucket.");
  }
  const endpoint = env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  const prefix = rest.replace(/\/+$/, "");
  const place = { endpoint, bucket, prefix: prefix && `${prefix}/`, accessKeyId, secretAccessKey, region };
  return createS3Bucket(address, place, patience);
}

/** With the short timeouts of pages. @throws like openS3Bucket */
export function openPictureBucket(): Bucket {
  return openS3Bucket(`s3://${env.S3_BUCKET ?? ""}`, ofPages);
}

export function createS3Bucket(name: string, place: S3Place, patience = ofWork): Bucket {
  const { connectMs, silenceMs, pausesMs } = patience;
  let line: Promise<Agent> | undefined;
  /** On first use: most installations have no bucket. */
  const openLine = () => {
    const limits = { connect: { timeout: connectMs }, headersTimeout: silenceMs, bodyTimeout: silenceMs };
    line ??= import("undici").then(({ Agent }) => new Agent(limits));
    return line;
  };
  const ask: Asking = (call) => insistently(pausesMs, async () => send(await openLine(), place, call));
  const askFor = (method: Dispatcher.HttpMethod, key: string, more: Partial<Call> = {}) =>
    ask({ method, url: addressOf(place, key), ...more });
  return {
    name,
    list: () => listObjects(place, ask),
    put: async (object) => void (await askFor("PUT", object.key, { object })).body.resume(),
    get: async (key) => (await askFor("GET", key)).body,
    getPart: async (key, range) => partOf(await askFor("GET", key, { range })),
    sizeOf: (key) => sizeOf(askFor("HEAD", key)),
    remove: async (key) => void (await askFor("DELETE", key)).body.resume(),
  };
}

interface Call {
  method: Dispatcher.HttpMethod;
  url: URL;
  object?: ObjectToPut;
  range?: string;
}

type Answer = Pick<Dispatcher.ResponseData, "statusCode" | "headers" | "body">;
type Asking = (call: Call) => Promise<Answer>;

function partOf({ statusCode, headers, body }: Answer): ObjectPart {
  if (statusCode !== 206) {
    const size = Number(headers["content-length"]);
    return { size, start: 0, end: size - 1, body };
  }
  const [, start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(String(headers["content-range"])) ?? [];
  return { size: Number(size), start: Number(start), end: Number(end), body };
}

async function sizeOf(asked: Promise<Answer>): Promise<number | undefined> {
  try {
    const { headers, body } = await asked;
    body.resume();
    return Number(headers["content-length"]);
  } catch (error) {
    if (error instanceof BucketError && error.status === 404) return undefined;
    throw error;
  }
}

async function* listObjects(place: S3Place, ask: Asking): AsyncGenerator<StoredObject> {
  let next: string | undefined = "";
  while (next !== undefined) {
    const url = addressOf({ ...place, prefix: "" }, "");
    url.searchParams.set("list-type", "2");
    url.searchParams.set("prefix", place.prefix);
    if (next) url.searchParams.set("continuation-token", next);
    const xml = await textOf(await ask({ method: "GET", url }));
    for (const [, object = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = unescaped(/<Key>(.*?)<\/Key>/s.exec(object)?.[1] ?? "");
      const writtenAt = Date.parse(/<LastModified>(.*?)<\/LastModified>/s.exec(object)?.[1] ?? "");
      yield { key: key.slice(place.prefix.length), bytes: Number(/<Size>(\d+)<\/Size>/.exec(object)?.[1]), writtenAt };
    }
    next = unescaped(/<NextContinuationToken>(.*?)<\/NextContinuationToken>/s.exec(xml)?.[1] ?? "") || undefined;
  }
}

/** Path-style, which every store supports. */
function addressOf({ endpoint, bucket, prefix }: S3Place, key: string): URL {
  const path = `${prefix}${key}`.split("/").map(encodeURIComponent).join("/");
  return new URL(`${endpoint.replace(/\/+$/, "")}/${bucket}/${path}`);
}

async function send(line: Agent, place: S3Place, { method, url, object, range }: Call): Promise<Answer> {
  const headers = signRequest({ method, url, bodySha256: object?.sha256 ?? emptySha256 }, place);
  const answer = await line.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method,
    headers: { ...headers, ...(object && { "content-length": String(object.bytes) }), ...(range && { range }) },
    // An empty file has no body to stream.
    body: object && object.bytes > 0 ? createReadStream(object.file) : undefined,
  });
  const { statusCode: status, body } = answer;
  if (status < 300) return answer;
  const code = /<Code>(\w+)<\/Code>/.exec(await text(body))?.[1] ?? "";
  throw new BucketError(`The bucket answered ${status} ${code}`.trimEnd(), { status });
}

async function textOf({ body }: Answer): Promise<string> {
  try {
    return await text(body);
  } catch (error) {
    throw unreachable(error);
  }
}

/** Retries when the line or the store fails, not when the store refuses. */
async function insistently<T>(pausesMs: readonly number[], work: () => Promise<T>): Promise<T> {
  for (const ms of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof BucketError && error.status !== undefined && error.status < 500) throw error;
      await pause(ms);
    }
  }
  try {
    return await work();
  } catch (error) {
    throw error instanceof BucketError ? error : unreachable(error);
  }
}

function unreachable(error: unknown): BucketError {
  return new BucketError(`The bucket could not be reached: ${error instanceof Error ? error.message : error}`, {
    cause: error,
  });
}

function unescaped(xml: string): string {
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  return xml.replace(/&(lt|gt|quot|apos|amp);/g, (_, name) => signs[name] ?? "");
}
