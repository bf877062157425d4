/** The work itself is fine and can be retried later. */
export class StoreUnreachableError extends Error {
  override readonly name: string = "StoreUnreachableError";
}

/** Also true for errors with such a cause. */
export function isStoreUnreachable(error: unknown): boolean {
  return error instanceof StoreUnreachableError || (error instanceof Error && isStoreUnreachable(error.cause));
}
