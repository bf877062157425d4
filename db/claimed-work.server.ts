import { AsyncLocalStorage } from "node:async_hooks";

type Check = () => void;

const checks = new AsyncLocalStorage<Check | undefined>();
let underWay = 0;

/**
 * For work that another process may take over while this one is suspended: each of its transactions begins with the
 * check, so that a process that resumes late writes nothing. The work must await all that it starts.
 */
export async function whileClaimed<T>(check: Check, work: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await checks.run(check, work);
  } finally {
    underWay -= 1;
    // While it is in use, Node 20 tracks all asynchronous work: a tenth of the cost of a cached page.
    if (underWay === 0) checks.disable();
  }
}

/** For work that is started within claimed work and not part of it. */
export function outsideClaims<T>(work: () => T): T {
  return underWay === 0 ? work() : checks.run(undefined, work);
}

export function checkClaim(): void {
  checks.getStore()?.();
}
