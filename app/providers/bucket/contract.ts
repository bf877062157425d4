import type { Readable } from "node:stream";

export interface StoredObject {
  key: string;
  bytes: number;
  writtenAt: number;
}

/** Bytes from `start` to `end`, both included. The body must be read or destroyed. */
export interface ObjectPart {
  size: number;
  start: number;
  end: number;
  body: Readable;
}

/** SHA-256 in hex. */
export interface ObjectToPut {
  key: string;
  file: string;
  bytes: number;
  sha256: string;
}

/** By key. Every call throws BucketError. */
export interface Bucket {
  name: string;
  list(): AsyncGenerator<StoredObject>;
  put(object: ObjectToPut): Promise<void>;
  get(key: string): Promise<Readable>;
  /** `range` is as in HTTP's Range header. */
  getPart(key: string, range?: string): Promise<ObjectPart>;
  /** Undefined for a missing object. */
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
