import type { FileHandle } from "node:fs/promises";

/** Of a write in chunks of 64 kB more than half of the time is the way to the system and back; in eight of them little. */
const gatheredBytesAtMost = 512 * 1024;

/** Writes a file from its beginning, some chunks at a time, and lets the next ones come meanwhile. */
export class GatheringWriter {
  readonly #handle: FileHandle;
  #gathered: Buffer[] = [];
  #bytes = 0;
  /** What is being written; a failure is told to whoever writes or closes next. */
  #writing: Promise<void> = Promise.resolve();

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  async write(chunk: Buffer): Promise<void> {
    if (chunk.length === 0) return;
    this.#gathered.push(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes >= gatheredBytesAtMost) await this.#flush();
  }

  async close(): Promise<void> {
    try {
      await this.#flush();
      await this.#writing;
    } finally {
      await this.#handle.close();
    }
  }

  /** Closes the file without the rest: it is going to be removed. */
  async abandon(): Promise<void> {
    this.#gathered = [];
    await this.#writing.catch(() => {});
    await this.#handle.close();
  }

  async #flush(): Promise<void> {
    await this.#writing;
    this.#writing = writeWhole(this.#handle, this.#gathered);
    this.#writing.catch(() => {});
    this.#gathered = [];
    this.#bytes = 0;
  }
}

async function writeWhole(handle: FileHandle, chunks: Buffer[]): Promise<void> {
  for (let left = chunks; left.length > 0; ) left = after(left, (await handle.writev(left)).bytesWritten);
}

/** What of the chunks comes after so many bytes: a disk may take fewer than it was given. */
function after(chunks: Buffer[], bytes: number): Buffer[] {
  let skipped = bytes;
  return chunks.flatMap((chunk) => {
    const left = chunk.subarray(Math.min(skipped, chunk.length));
    skipped -= chunk.length - left.length;
    return left.length > 0 ? [left] : [];
  });
}
