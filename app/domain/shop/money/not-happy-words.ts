/** Safe in the browser. */

export const notHappyDaysAtMost = 60;

/** Beside the price; undefined where it is not promised. */
export function notHappyPromise(days: number): string | undefined {
  if (days === 0) return undefined;
  return `Not happy with your designs? Your money back within ${days === 1 ? "a day" : `${days} days`}, once a year for each account.`;
}
