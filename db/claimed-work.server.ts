import { AsyncLocalStorage } from "node:async_hooks";

/** Looks, within a transaction, whether work may still write, and throws when it may not. */
type Check = () => void;

const checks = new AsyncLocalStorage<Check | undefined>();
/** How much claimed work has not ended, given up or not. */
let underWay = 0;

/**
 * Does work that somebody else may take over while this process stands still: each of its transactions begins with the check,
 * so that whoever wakes up late writes nothing. The work waits for all that it begins.
 */
export async function whileClaimed<T>(check: Check, work: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await checks.run(check, work);
  } finally {
    underWay -= 1;
    // While anybody uses it, Node 20 looks at everything asynchronous: a tenth of the cost of a finished page.
    if (underWay === 0) checks.disable();
  }
}

/** What is begun from within such work and is not part of it. */
export function besideClaims<T>(work: () => T): T {
  return underWay === 0 ? work() : checks.run(undefined, work);
}

export function checkClaim(): void {
  checks.getStore()?.();
}
