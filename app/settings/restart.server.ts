let restart: (() => void) | undefined;

/** What the server registers while it can be restarted. */
export function enableRestart(run: () => void): void {
  restart = run;
}

/** With the settings as they are then, once running answers are sent. False where somebody else has to do it. */
export function restartServer(): boolean {
  restart?.();
  return restart !== undefined;
}
