/** Of an entry's name, Buffer and place in the map. */
const overheadBytes = 400;

/** By name; the least recently used are evicted first. */
export class BoundedBytes {
  readonly #held = new Map<string, Buffer>();
  readonly #bytesAtMost: number;
  #bytes = 0;

  constructor(bytesAtMost: number) {
    this.#bytesAtMost = bytesAtMost;
  }

  find(name: string): Buffer | undefined {
    const found = this.#held.get(name);
    if (!found) return undefined;
    this.#held.delete(name);
    this.#held.set(name, found);
    return found;
  }

  put(name: string, bytes: Buffer): void {
    this.#drop(name);
    this.#held.set(name, bytes);
    this.#bytes += bytes.length + overheadBytes;
    for (const leastRecentlyUsed of this.#held.keys()) {
      if (this.#bytes <= this.#bytesAtMost) break;
      this.#drop(leastRecentlyUsed);
    }
  }

  #drop(name: string): void {
    const held = this.#held.get(name);
    if (held && this.#held.delete(name)) this.#bytes -= held.length + overheadBytes;
  }
}
