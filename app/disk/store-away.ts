/**
 * What keeps our files or rows is on another machine and cannot be reached just now. Nothing is wrong with the work: it will
 * be possible again by itself.
 */
export class StoreAwayError extends Error {
  override readonly name: string = "StoreAwayError";
}

/** Whether something failed for that; whoever wraps the error says so in its cause. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof StoreAwayError || (error instanceof Error && isStoreAway(error.cause));
}
