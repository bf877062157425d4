/** Moments as clocks of a time zone show them. Safe in the browser. */

const dayMs = 24 * 60 * 60 * 1000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** "2026-01-05T10:42", as a datetime-local field holds it. @param at epoch milliseconds @param timeZone an IANA name */
export function wallTime(at: number, timeZone: string): string {
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
}

/**
 * When a clock of the zone shows that. An hour that clocks skip is the one after it, of one that comes twice it is the
 * first. @param wall as {@link wallTime} writes it, with seconds or without @returns epoch milliseconds, NaN for no time
 */
export function momentOf(wall: string, timeZone: string): number {
  const asUtc = Date.parse(`${wall}Z`);
  // Date.parse makes the 2nd of March of a 30th of February.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(wall.slice(0, 10))) return Number.NaN;
  // No zone is further from UTC than a day: before and after a change of its clocks are both tried, the earlier first.
  const offsets = [offsetAt(asUtc - dayMs, timeZone), offsetAt(asUtc + dayMs, timeZone)];
  const fitting = offsets.map((offset) => asUtc - offset).filter((at) => at + offsetAt(at, timeZone) === asUtc);
  return fitting.length > 0 ? Math.min(...fitting) : asUtc - offsets[0]!;
}

/** Whether it is the name of a zone that this computer knows. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** What has to be added to UTC, in milliseconds. */
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
