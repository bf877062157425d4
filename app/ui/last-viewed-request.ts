/**
 * The results page somebody had open last, so that coming back to the home page leads there again: once per visit.
 * The browser may refuse its storage (private windows, settings); then nothing is remembered and nothing breaks.
 */
const lastViewedKey = "last-viewed-request";
const jumpedKey = "jumped-to-last-viewed";

/** Called by the results page while it is open. */
export function rememberLastViewed(requestId: number): void {
  quietly(() => localStorage.setItem(lastViewedKey, String(requestId)));
}

/** Called by the results page when it is left. */
export function forgetLastViewed(): void {
  quietly(() => localStorage.removeItem(lastViewedKey));
}

/** The request to jump to, the first time it is asked for in a visit; nothing afterwards. */
export function takeLastViewed(): number | undefined {
  return quietly(() => {
    if (sessionStorage.getItem(jumpedKey)) return undefined;
    sessionStorage.setItem(jumpedKey, "1");
    const requestId = Number(localStorage.getItem(lastViewedKey));
    return Number.isSafeInteger(requestId) && requestId > 0 ? requestId : undefined;
  });
}

function quietly<T>(touchStorage: () => T): T | undefined {
  try {
    return touchStorage();
  } catch {
    return undefined;
  }
}
