/**
 * The home page leads there again, once per visit. Where the browser refuses its storage, nothing is remembered and
 * nothing breaks.
 */
export const lastViewedKey = "last-viewed-request";

/** Called by the results page while it is open. */
export function rememberLastViewed(requestId: number): void {
  quietly(() => localStorage.setItem(lastViewedKey, String(requestId)));
}

/** Called by the results page when it is left. */
export function forgetLastViewed(): void {
  quietly(() => localStorage.removeItem(lastViewedKey));
}

export function quietly<T>(touchStorage: () => T): T | undefined {
  try {
    return touchStorage();
  } catch {
    return undefined;
  }
}
