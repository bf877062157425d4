const keysAtMostByDefault = 50_000;

/**
 * A rate limit per key: all at once if needed, then one by one as the span passes. Generic cell rate algorithm (ITU-T
 * I.371): one number per key, forgotten once its allowance is whole again; with too many keys, the least recently used
 * first.
 */
export class Allowance {
  readonly #stepMs: number;
  readonly #spanMs: number;
  readonly #keysAtMost: number;
  readonly #wholeAt = new Map<string, number>();

  /** @param times 0: no limit */
  constructor(times: number, spanMs: number, keysAtMost = keysAtMostByDefault) {
    this.#stepMs = spanMs / times;
    this.#spanMs = spanMs;
    this.#keysAtMost = keysAtMost;
  }

  get keys(): number {
    return this.#wholeAt.size;
  }

  /** Milliseconds until the key may take one; 0 when it may now. */
  waitOf(key: string, now: number): number {
    if (this.#stepMs === Number.POSITIVE_INFINITY) return 0;
    const wholeAt = this.#wholeAt.get(key) ?? now;
    return Math.max(0, wholeAt - now - (this.#spanMs - this.#stepMs));
  }

  take(key: string, now: number): void {
    if (this.#stepMs === Number.POSITIVE_INFINITY) return;
    const wholeAt = Math.max(this.#wholeAt.get(key) ?? now, now) + this.#stepMs;
    this.#wholeAt.delete(key);
    this.#wholeAt.set(key, wholeAt);
    for (const [oldest, whole] of this.#wholeAt) {
      if (whole > now && this.#wholeAt.size <= this.#keysAtMost) break;
      this.#wholeAt.delete(oldest);
    }
  }
}
