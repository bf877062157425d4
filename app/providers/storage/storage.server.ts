import { Readable } from "node:stream";
import { env } from "#app/settings/env.server.ts";
import { openPictureBucket } from "../bucket/s3-bucket.server.ts";
import { createBucketStorage } from "./bucket-storage.server.ts";
import type { Storage } from "./contract.ts";
import { diskStorage } from "./disk-storage.server.ts";

export const storage: Storage = env.STORAGE === "s3" ? createBucketStorage(openPictureBucket()) : diskStorage;

/** Opened with the first read. Fails for a missing file. */
export async function* storedBytes(name: string): AsyncGenerator<Uint8Array> {
  const stored = await storage.read(name);
  if (stored === undefined || stored === "none") throw new Error("A stored picture is missing.");
  yield* Readable.from(stored.body);
}
