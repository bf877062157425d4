import type { Readable } from "node:stream";

/** Part of a file as a reader requests it (RFC 9110, 14.1.2); without `first` the last `last` bytes. */
export interface RequestedRange {
  first?: number;
  last?: number;
}

/** A file, or the part of it from byte `start` to byte `end`, both included. The body must be read or destroyed. */
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
 * Picture storage. Names are ours (letters, digits, dash, dot), never a person's, and the bytes of a name hardly ever change.
 * Every call throws StoreUnreachableError while the store cannot be reached.
 */
export interface Storage {
  /** Moves a finished file in, durably: when the promise resolves, a power cut cannot lose it. */
  keep(temporaryFile: string, name: string): Promise<void>;
  /** @returns undefined for a missing file, "none" for a range behind its end */
  read(name: string, range?: RequestedRange): Promise<StoredBytes | "none" | undefined>;
  /** @returns bytes; undefined for a missing file */
  sizeOf(name: string): Promise<number | undefined>;
  /** Lends a file to code that reads files only. It must not be written to, and may be deleted when the work is over. */
  lend<T>(name: string, work: (file: string) => Promise<T>): Promise<T>;
  /** Idempotent. */
  remove(name: string): Promise<void>;
  /** All stored files, unordered, in batches of at most so many: a shop has millions. */
  list(atMost: number): AsyncGenerator<StoredName[]>;
}
