import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { type Dispatcher, request } from "undici";
import { env } from "#app/env.server.ts";
import { type Bucket, BucketError, type ObjectToPut, type StoredObject } from "./contract.ts";
import { emptySha256, type S3Credentials, signRequest } from "./sign-request.server.ts";

/** A line may be slow, a server that says nothing for so long is away. */
const silenceMs = 60_000;
const pausesMs = [500, 3_000];

interface S3Place extends S3Credentials {
  endpoint: string;
  bucket: string;
  /** Before every key: "" or "yards/". */
  prefix: string;
}

/**
 * A bucket by its address, s3://bucket/prefix, with the keys of the settings.
 * @throws BucketError when the address is none, or a setting is missing
 */
export function openS3Bucket(address: string): Bucket {
  const [, bucket, rest = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket) throw new BucketError(`${address} is no address like s3://bucket/folder.`);
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = env;
  if (!accessKeyId || !secretAccessKey) {
    throw new BucketError("Settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed for a bucket.");
  }
  const endpoint = env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  const prefix = rest.replace(/\/+$/, "");
  const place = { endpoint, bucket, prefix: prefix && `${prefix}/`, accessKeyId, secretAccessKey, region };
  return createS3Bucket(address, place);
}

export function createS3Bucket(name: string, place: S3Place): Bucket {
  const call = (method: Dispatcher.HttpMethod, key: string, object?: ObjectToPut) =>
    insistently(() => send(place, method, addressOf(place, key), object));
  return {
    name,
    list: () => listObjects(place),
    put: async (object) => void (await call("PUT", object.key, object)).resume(),
    get: (key) => call("GET", key),
    remove: async (key) => void (await call("DELETE", key)).resume(),
  };
}

async function* listObjects(place: S3Place): AsyncGenerator<StoredObject> {
  let next: string | undefined = "";
  while (next !== undefined) {
    const url = addressOf({ ...place, prefix: "" }, "");
    url.searchParams.set("list-type", "2");
    url.searchParams.set("prefix", place.prefix);
    if (next) url.searchParams.set("continuation-token", next);
    const xml = await text(await insistently(() => send(place, "GET", url)));
    for (const [, object] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = unescaped(/<Key>(.*?)<\/Key>/s.exec(object!)?.[1] ?? "");
      yield { key: key.slice(place.prefix.length), bytes: Number(/<Size>(\d+)<\/Size>/.exec(object!)?.[1]) };
    }
    next = unescaped(/<NextContinuationToken>(.*?)<\/NextContinuationToken>/s.exec(xml)?.[1] ?? "") || undefined;
  }
}

/** The bucket stands in the path, which every store understands. */
function addressOf({ endpoint, bucket, prefix }: S3Place, key: string): URL {
  const path = `${prefix}${key}`.split("/").map(encodeURIComponent).join("/");
  return new URL(`${endpoint.replace(/\/+$/, "")}/${bucket}/${path}`);
}

async function send(place: S3Place, method: Dispatcher.HttpMethod, url: URL, object?: ObjectToPut): Promise<Readable> {
  const headers = signRequest({ method, url, bodySha256: object?.sha256 ?? emptySha256 }, place);
  const { statusCode, body } = await request(url, {
    method,
    headers: { ...headers, ...(object && { "content-length": String(object.bytes) }) },
    // An empty file has no body to stream.
    body: object && object.bytes > 0 ? createReadStream(object.file) : undefined,
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
  });
  if (statusCode < 300) return body;
  const code = /<Code>(\w+)<\/Code>/.exec(await text(body))?.[1] ?? "";
  throw new Refused(`The bucket answered ${statusCode} ${code}`.trimEnd(), statusCode);
}

class Refused extends BucketError {
  readonly statusCode: number;

  constructor(message: string, statusCode: number) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Again after a moment when the line or the store fails; what is refused stays so. */
async function insistently<T>(work: () => Promise<T>): Promise<T> {
  for (const ms of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused && error.statusCode < 500) throw error;
      await pause(ms);
    }
  }
  try {
    return await work();
  } catch (error) {
    if (error instanceof BucketError) throw error;
    throw new BucketError(`The bucket could not be reached: ${(error as Error).message}`, { cause: error });
  }
}

function unescaped(xml: string): string {
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  return xml.replace(/&(lt|gt|quot|apos|amp);/g, (_, name) => signs[name]!);
}
