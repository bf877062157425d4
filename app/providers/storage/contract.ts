import type { Readable } from "node:stream";

/** RFC 9110, 14.1.2; without `first` the last `last` bytes. */
export interface RequestedRange {
  first?: number;
  last?: number;
}

/** From byte `start` to byte `end`, both included. The body must be read or destroyed. */
export interface StoredBytes {
  size: number;
  start: number;
  end: number;
  body: Buffer | Readable;
}

export interface StoredName {
  name: string;
  bytes: number;
  writtenAt: number;
}

/**
 * Names are ours (letters, digits, dash, dot), and the bytes of a name hardly ever change. Every call throws
 * StoreUnreachableError while the store cannot be reached.
 */
export interface Storage {
  /** Durable: when the promise resolves, a power cut cannot lose the file. */
  keep(temporaryFile: string, name: string): Promise<void>;
  /** Undefined for a missing file, "none" for a range behind its end. */
  read(name: string, range?: RequestedRange): Promise<StoredBytes | "none" | undefined>;
  /** Bytes; undefined for a missing file. */
  sizeOf(name: string): Promise<number | undefined>;
  /** For code that reads files only. The file must not be written to, and may be deleted when `work` is over. */
  lend<T>(name: string, work: (file: string) => Promise<T>): Promise<T>;
  /** Idempotent. */
  remove(name: string): Promise<void>;
  /** Unordered, in batches: a shop has millions. */
  list(atMost: number): AsyncGenerator<StoredName[]>;
}
