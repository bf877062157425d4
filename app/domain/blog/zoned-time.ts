/** Times in a time zone. Safe in the browser. */

const dayMs = 24 * 60 * 60 * 1000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** "2026-01-05T10:42", the value of a datetime-local field. @param at epoch milliseconds @param timeZone an IANA name */
export function wallTime(at: number, timeZone: string): string {
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
}

/**
 * The inverse of {@link wallTime}, with or without seconds: epoch milliseconds, NaN for an invalid time. An hour that
 * clocks skip is the next one, a repeated hour the first.
 */
export function momentOf(wall: string, timeZone: string): number {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(wall.slice(0, 10))) return Number.NaN;
  // No zone is further from UTC than a day: tries both sides of a clock change, the earlier first.
  const offsets = [offsetAt(asUtc - dayMs, timeZone), offsetAt(asUtc + dayMs, timeZone)];
  const fitting = offsets.map((offset) => asUtc - offset).filter((at) => at + offsetAt(at, timeZone) === asUtc);
  return fitting.length > 0 ? Math.min(...fitting) : asUtc - offsets[0]!;
}

/** Whether this computer knows the zone. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

function offsetAt(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const numbers = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric" } as const;
  const clock = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, ...numbers, minute: "numeric", second: "numeric", hourCycle: "h23" },
  });
  clocks.set(timeZone, clock);
  return clock;
}
