import type { Readable } from "node:stream";

export interface StoredObject {
  key: string;
  bytes: number;
  writtenAt: number;
}

/** An object of `size` bytes, or its bytes from `start` to `end`, both included. The body must be read or destroyed. */
export interface ObjectPart {
  size: number;
  start: number;
  end: number;
  body: Readable;
}

/** A file with known size and SHA-256 (hex). */
export interface ObjectToPut {
  key: string;
  file: string;
  bytes: number;
  sha256: string;
}

/** Remote object storage, by key. Every call throws BucketError. */
export interface Bucket {
  name: string;
  list(): AsyncGenerator<StoredObject>;
  put(object: ObjectToPut): Promise<void>;
  get(key: string): Promise<Readable>;
  /** @param range as in HTTP's Range header */
  getPart(key: string, range?: string): Promise<ObjectPart>;
  /** @returns undefined for a missing object */
  sizeOf(key: string): Promise<number | undefined>;
  remove(key: string): Promise<void>;
}

export class BucketError extends Error {
  override readonly name = "BucketError";
  /** The store's HTTP status; undefined when there was no answer. */
  readonly status?: number;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
}
