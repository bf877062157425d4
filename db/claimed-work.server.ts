import { AsyncLocalStorage } from "node:async_hooks";

/** Looks, within a transaction, whether work may still write, and throws when it may not. */
type Check = () => void;

const checks = new AsyncLocalStorage<Check | undefined>();

/**
 * Does work that somebody else may take over while this process stands still: each of its transactions begins with the check,
 * so that whoever wakes up late writes nothing.
 */
export function whileClaimed<T>(check: Check, work: () => T): T {
  return checks.run(check, work);
}

/** What is begun from within such work and is not part of it. */
export function besideClaims<T>(work: () => T): T {
  return checks.run(undefined, work);
}

export function checkClaim(): void {
  checks.getStore()?.();
}
