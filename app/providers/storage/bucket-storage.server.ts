import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StoreUnreachableError } from "#app/disk/store-unreachable.ts";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { type Bucket, BucketError, type ObjectPart } from "../bucket/contract.ts";
import type { RequestedRange, Storage, StoredBytes, StoredName } from "./contract.ts";
import { isStoredName, requireStoredName } from "./picture-name.ts";

/**
 * In folders by the first two letters of names, as on a disk. Visitors never get the bucket's address: all reads go
 * through us. An object exists whole or not at all, so a row written after it names stored bytes.
 */
export function createBucketStorage(bucket: Bucket): Storage {
  return {
    async keep(temporaryFile, name) {
      const { size } = await stat(temporaryFile);
      const object = { key: keyOf(name), file: temporaryFile, bytes: size, sha256: await sha256Of(temporaryFile) };
      await orAway(bucket.put(object));
      await rm(temporaryFile);
    },

    read: (name, range) => read(bucket, name, range),
    sizeOf: (name) => orAway(bucket.sizeOf(keyOf(name))),
    lend: (name, work) => lend(bucket, name, work),
    list: (atMost) => list(bucket, atMost),
    remove: (name) => orAway(bucket.remove(keyOf(name))),
  };
}

function keyOf(name: string): string {
  return `${requireStoredName(name).slice(0, 2)}/${name}`;
}

async function read(bucket: Bucket, name: string, range?: RequestedRange): Promise<StoredBytes | "none" | undefined> {
  const key = keyOf(name);
  const asked = range && (await rangeFromStart(bucket, key, range));
  return orAway(unlessRefused(bucket.getPart(key, asked)));
}

/** Not every store supports a range that is counted from the end. */
async function rangeFromStart(bucket: Bucket, key: string, { first, last }: RequestedRange): Promise<string> {
  if (first !== undefined) return `bytes=${first}-${last ?? ""}`;
  const size = (await orAway(bucket.sizeOf(key))) ?? 0;
  return `bytes=${Math.max(0, size - last!)}-`;
}

/** 404 is a missing object, 416 a range behind the end. */
async function unlessRefused(asked: Promise<ObjectPart>): Promise<ObjectPart | "none" | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BucketError && error.status === 404) return undefined;
    if (error instanceof BucketError && error.status === 416) return "none";
    throw error;
  }
}

/** Under its own name, which is the key of what is cached about a photo. */
async function lend<T>(bucket: Bucket, name: string, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(await temporaryFolder(), "lent-"));
  try {
    const file = join(folder, requireStoredName(name));
    await orAway(fetchInto(bucket, keyOf(name), file));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fetchInto(bucket: Bucket, key: string, file: string): Promise<void> {
  const { body } = await bucket.getPart(key);
  await pipeline(body as Readable, createWriteStream(file)).catch((error: unknown) => {
    throw new BucketError("The bucket fell silent in the middle of a file.", { cause: error });
  });
}

async function* list(bucket: Bucket, atMost: number): AsyncGenerator<StoredName[]> {
  let names: StoredName[] = [];
  for await (const { key, bytes, writtenAt } of bucket.list()) {
    const name = key.slice(key.lastIndexOf("/") + 1);
    if (!isStoredName(name) || key !== keyOf(name)) continue;
    names.push({ name, bytes, writtenAt });
    if (names.length === atMost) {
      yield names;
      names = [];
    }
  }
  if (names.length > 0) yield names;
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** A missing object of an existing row is not temporary; any other failure of a bucket may be fixed. */
async function orAway<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof BucketError) || error.status === 404) throw error;
    throw new StoreUnreachableError("The store of the pictures cannot be reached.", { cause: error });
  }
}
