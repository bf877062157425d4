import type { Readable } from "node:stream";

export interface StoredObject {
  key: string;
  bytes: number;
  /** Epoch milliseconds. */
  writtenAt: number;
}

/** An object of `size` bytes, or its bytes from `start` to `end`, both included. The body must be read or destroyed. */
export interface ObjectPart {
  size: number;
  start: number;
  end: number;
  body: Readable;
}

/** What is put: a file, whose size and SHA-256 (hex) are known. */
export interface ObjectToPut {
  key: string;
  file: string;
  bytes: number;
  sha256: string;
}

/** A place for objects on other machines, by key. Every call throws BucketError. */
export interface Bucket {
  /** As the operator named it. */
  name: string;
  list(): AsyncGenerator<StoredObject>;
  put(object: ObjectToPut): Promise<void>;
  get(key: string): Promise<Readable>;
  /** @param range as HTTP's Range header says it */
  getPart(key: string, range?: string): Promise<ObjectPart>;
  /** @returns undefined for an object that is not there */
  sizeOf(key: string): Promise<number | undefined>;
  remove(key: string): Promise<void>;
}

/** Told in words that hold no key. */
export class BucketError extends Error {
  override readonly name = "BucketError";
  /** What the store answered; undefined when no answer came. */
  readonly status?: number;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
}
