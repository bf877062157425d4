const dayMs = 24 * 3_600_000;
/** No backup of the last day is deleted: a manual backup must not replace the nightly one. */
const allKeptMs = dayMs;
/** How many are kept per period: the last backup of each of so many days, weeks and months that have any. */
const kept = { days: 7, weeks: 4, months: 6 };

/**
 * By the time they were taken (epoch milliseconds, UTC). Periods without a backup do not count, so that a server that
 * was off for a month still has its seven days.
 */
export function chooseKept(takenAts: readonly number[]): Set<number> {
  const newestFirst = [...takenAts].sort((a, b) => b - a);
  const newest = newestFirst[0] ?? 0;
  return new Set([
    ...newestFirst.filter((at) => at > newest - allKeptMs),
    ...newestOfEach(newestFirst, (at) => Math.floor(at / dayMs)).slice(0, kept.days),
    ...newestOfEach(newestFirst, weekOf).slice(0, kept.weeks),
    ...newestOfEach(newestFirst, (at) => new Date(at).toISOString().slice(0, 7)).slice(0, kept.months),
  ]);
}

function weekOf(at: number): number {
  return Math.floor((Math.floor(at / dayMs) + 3) / 7);
}

function newestOfEach(newestFirst: readonly number[], periodOf: (at: number) => number | string): number[] {
  const seen = new Set<number | string>();
  return newestFirst.filter((at) => {
    const period = periodOf(at);
    if (seen.has(period)) return false;
    seen.add(period);
    return true;
  });
}
