const firstMs = 5_000;
const longestMs = 15 * 60_000;
/** No provider's Retry-After may hold up a paid order for longer. */
const longestRetryAfterMs = 6 * 3_600_000;

/**
 * Milliseconds after failed attempt number `attempt` (from 1): full jitter over 5 s x 3^n, at most 15 minutes, at least
 * the Retry-After. Source: "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
 */
export function backoffMs(attempt: number, retryAfterMs = 0, random: () => number = Math.random): number {
  const jittered = random() * Math.min(longestMs, firstMs * 3 ** (attempt - 1));
  return Math.round(Math.max(jittered, Math.min(retryAfterMs, longestRetryAfterMs)));
}
