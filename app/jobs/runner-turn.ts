export interface RunnerTurn {
  /** Call it within a transaction: no other process has written since. */
  readonly isHeld: boolean;
  /** True: the previous holder is dead or will not write. */
  take(): boolean;
  beat(): void;
  release(): void;
}

/**
 * Workers on several machines share a database and no disk: all work at once, and only an expired lease shows that one
 * died. Their clocks must agree to within seconds.
 */
export const alwaysHeldTurn: RunnerTurn = { isHeld: true, take: () => true, beat() {}, release() {} };
