const units: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ["year", 365 * 24 * 60 * 60 * 1000],
  ["month", 30 * 24 * 60 * 60 * 1000],
  ["week", 7 * 24 * 60 * 60 * 1000],
  ["day", 24 * 60 * 60 * 1000],
  ["hour", 60 * 60 * 1000],
  ["minute", 60 * 1000],
];

/** "3 hours ago". Loaders call it, so that server and browser show the same. Epoch milliseconds. */
export function relativeTime(at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, ms] of units) {
    if (Math.abs(at - now) >= ms) return words.format(Math.round((at - now) / ms), unit);
  }
  return "just now";
}
