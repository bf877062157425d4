/** The remote store of our files or rows is unreachable. The work itself is fine and can be retried later. */
export class StoreAwayError extends Error {
  override readonly name: string = "StoreAwayError";
}

/** Also true for errors with such a cause. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof StoreAwayError || (error instanceof Error && isStoreAway(error.cause));
}
