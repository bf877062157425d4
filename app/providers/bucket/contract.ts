import type { Readable } from "node:stream";

export interface StoredObject {
  key: string;
  bytes: number;
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
  remove(key: string): Promise<void>;
}

/** Told in words that hold no key. */
export class BucketError extends Error {
  override readonly name = "BucketError";
}
