const dayMs = 24 * 3_600_000;
/** Before a day is over nothing of it goes: a backup made by hand must not take the place of the night's. */
const allKeptMs = dayMs;
/** How many backups of each period are kept: the last one of each of so many days, weeks and months that have any. */
const kept = { days: 7, weeks: 4, months: 6 };

/**
 * Which backups stay, by when they were taken (epoch milliseconds, UTC). Periods without a backup do not count, so that a
 * server that was off for a month still has its seven days.
 */
export function chooseKept(takenAts: readonly number[]): Set<number> {
  const newestFirst = [...takenAts].sort((a, b) => b - a);
  return new Set([
    ...newestFirst.filter((at) => at > newestFirst[0]! - allKeptMs),
    ...newestOfEach(newestFirst, (at) => Math.floor(at / dayMs)).slice(0, kept.days),
    ...newestOfEach(newestFirst, weekOf).slice(0, kept.weeks),
    ...newestOfEach(newestFirst, (at) => new Date(at).toISOString().slice(0, 7)).slice(0, kept.months),
  ]);
}

/** Weeks begin on Monday; the first day of the epoch was a Thursday. */
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
