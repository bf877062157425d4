import { closeSync, existsSync, openSync, statSync, utimesSync } from "node:fs";
import { takeFileLock } from "#db/file-lock.server.ts";
import type { RunnerTurn } from "./runner-turn.ts";

/** Whoever stands by and was stopped itself must not take its own pause for the holder's. */
const longestLookMs = 2_000;

/**
 * One process at a time works on the jobs. The lock is the system's own, which a process lets go when it dies; one that is
 * stopped and lives keeps it, so its holder also shows now and then that it lives (`beat`), and whoever stands by and sees it
 * silent for too long opens the next lock: a file with the next number. Who holds an earlier number has lost.
 */
export class RunnerLock implements RunnerTurn {
  readonly #file: string;
  readonly #hungMs: number;
  #held: { number: number; release: () => void } | undefined;
  #watched = { mtimeMs: Number.NaN, lookedAt: 0, silentMs: 0 };

  /** @param hungMs how long a holder may be silent */
  constructor(file: string, hungMs: number) {
    this.#file = file;
    this.#hungMs = hungMs;
  }

  /** Whether this process holds the newest lock; asked within a transaction, nobody else has written since. */
  get isHeld(): boolean {
    return this.#held !== undefined && !existsSync(this.#fileOf(this.#held.number + 1));
  }

  /** Takes the lock when nobody living holds it. @returns whether it is ours from now on */
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

  /** Shows that the holder lives. */
  beat(): void {
    if (!this.#held) return;
    const now = new Date();
    utimesSync(this.#fileOf(this.#held.number), now, now);
  }

  release(): void {
    this.#held?.release();
    this.#held = undefined;
  }

  /** By this process's own steady clock: that of the wall may be set. */
  #isSilent(number: number): boolean {
    const { mtimeMs } = statSync(this.#fileOf(number));
    const now = performance.now();
    const since = mtimeMs === this.#watched.mtimeMs ? Math.min(now - this.#watched.lookedAt, longestLookMs) : 0;
    const silentMs = since === 0 ? 0 : this.#watched.silentMs + since;
    this.#watched = { mtimeMs, lookedAt: now, silentMs };
    return silentMs >= this.#hungMs;
  }

  #openNext(number: number): void {
    try {
      closeSync(openSync(this.#fileOf(number + 1), "wx"));
    } catch (error) {
      // Somebody else who stood by was quicker.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
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
