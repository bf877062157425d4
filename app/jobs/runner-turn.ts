/** Whether this process may work on the jobs just now. */
export interface RunnerTurn {
  /** Asked within a transaction, nobody else has written since. */
  readonly isHeld: boolean;
  /** @returns whether it is ours from now on: whoever had jobs before is dead, or will write nothing */
  take(): boolean;
  /** Shows that the holder lives. */
  beat(): void;
  release(): void;
}

/**
 * Workers on several machines share a database and no disk: all work at once, and only a lease that ran out tells that one of
 * them has died. Their clocks must agree to some seconds.
 */
export const everybodysTurn: RunnerTurn = { isHeld: true, take: () => true, beat() {}, release() {} };
