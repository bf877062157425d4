import { closeSync, existsSync, openSync, statSync, utimesSync } from "node:fs";
import { errorCode } from "#app/logging/error-code.ts";
import { takeFileLock } from "#db/file-lock.server.ts";
import type { RunnerTurn } from "./runner-turn.ts";

/** A standby that was itself suspended must not mistake its own pause for the holder's. */
const longestPollGapMs = 2_000;

/**
 * One process at a time works on the jobs. The operating system releases the lock when its holder dies, not when it is
 * suspended, so the holder also shows regularly that it is alive (`beat`). A standby that sees no sign of life for too
 * long locks a file with the next number; a holder of an earlier number has lost.
 */
export class RunnerLock implements RunnerTurn {
  readonly #file: string;
  readonly #hungMs: number;
  #held: { number: number; release: () => void } | undefined;
  #watched = { mtimeMs: Number.NaN, checkedAt: 0, silentMs: 0 };

  /** @param hungMs how long a holder may show no sign of life */
  constructor(file: string, hungMs: number) {
    this.#file = file;
    this.#hungMs = hungMs;
  }

  /** Call it within a transaction: no other process has written since. */
  get isHeld(): boolean {
    return this.#held !== undefined && !existsSync(this.#fileOf(this.#held.number + 1));
  }

  take(): boolean {
    this.release();
    const number = this.#newest();
    const release = takeFileLock(this.#fileOf(number), 0);
    if (!release) {
      if (this.#isSilent(number)) this.#openNext(number);
      return false;
    }
    this.#held = { number, release };
    if (!this.isHeld) this.release();
    else this.beat();
    return this.#held !== undefined;
  }

  beat(): void {
    if (!this.#held) return;
    const now = new Date();
    utimesSync(this.#fileOf(this.#held.number), now, now);
  }

  release(): void {
    this.#held?.release();
    this.#held = undefined;
  }

  /** By this process's monotonic clock: the wall clock may be set. */
  #isSilent(number: number): boolean {
    const { mtimeMs } = statSync(this.#fileOf(number));
    const now = performance.now();
    const since = mtimeMs === this.#watched.mtimeMs ? Math.min(now - this.#watched.checkedAt, longestPollGapMs) : 0;
    const silentMs = since === 0 ? 0 : this.#watched.silentMs + since;
    this.#watched = { mtimeMs, checkedAt: now, silentMs };
    return silentMs >= this.#hungMs;
  }

  #openNext(number: number): void {
    try {
      closeSync(openSync(this.#fileOf(number + 1), "wx"));
    } catch (error) {
      // Another standby was faster.
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }

  #newest(): number {
    let number = 0;
    while (existsSync(this.#fileOf(number + 1))) number += 1;
    return number;
  }

  #fileOf(number: number): string {
    return number === 0 ? this.#file : `${this.#file}.${number}`;
  }
}
