import { momentOf } from "../../zoned-time.ts";

export interface WrittenDate {
  time: number;
  hasZone: boolean;
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

export interface DateZones {
  clock: string;
  calendar: string;
}

const utc: DateZones = { clock: "UTC", calendar: "UTC" };

const dateAtMost = 100;

/**
 * "2018-05-16 9:38", "2018-1-3", "2018/05/16 09:38 PM", "2018-05-16T09:38:00+02:00", "May 16th, 2018", "Wed, 16 May
 * 2018 09:38:00 GMT", "16.05.2018", "20180516". Undefined for what names no day, and for 05/06/2018, whose month is
 * ambiguous.
 */
export function readDate(text: string, zones: DateZones = utc): WrittenDate | undefined {
  if (text.length > dateAtMost) return undefined;
  const words = text
    .trim()
    .replace(/^["']|["']$/g, "")
    .replace(/\([^)]*\)\s*$/, "")
    .trim();
  const found = readDay(words);
  if (!found || !isDay(found.year, found.month, found.day)) return undefined;
  const clock = readClock(found.rest);
  if (!clock) return undefined;
  const { year, month, day } = found;
  const { hour, minute, second, offsetMinutes } = clock;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const zone = clock.isGiven ? zones.clock : zones.calendar;
  const time =
    offsetMinutes === "none"
      ? momentOf(new Date(wall).toISOString().slice(0, 19), zone)
      : wall - offsetMinutes * 60_000;
  return { time, hasZone: offsetMinutes !== "none", year, month, day, hour, minute, second };
}

interface Day {
  year: number;
  month: number;
  day: number;
  rest: string;
}

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthName = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";
const weekday = "(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?,?\\s+)?";
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)(.*)$/s;
const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)(.*)$/s;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)(.*)$/s;
const dayThenMonth = new RegExp(
  `^${weekday}(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+${monthName},?[\\s-]+(\\d{4})(?!\\d)(.*)$`,
  "is",
);
const monthThenDay = new RegExp(
  `^${weekday}${monthName}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})(?!\\d)(.*)$`,
  "is",
);
/** As JavaScript and C print it: Wed May 16 09:38:00 2018. */
const yearAtEnd = new RegExp(
  `^${weekday}${monthName}\\s+(\\d{1,2})\\s+(\\d{1,2}:\\d{2}(?::\\d{2})?)\\s+(\\S+\\s+)?(\\d{4})$`,
  "i",
);

function readDay(text: string): Day | undefined {
  const monthOf = (name = "") => monthNames.indexOf(name.toLowerCase()) + 1;
  let match = yearFirst.exec(text);
  if (match) return { year: Number(match[1]), month: Number(match[3]), day: Number(match[4]), rest: match[5] ?? "" };
  match = compact.exec(text);
  if (match) return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]), rest: match[4] ?? "" };
  match = dayThenMonth.exec(text);
  if (match) return { year: Number(match[3]), month: monthOf(match[2]), day: Number(match[1]), rest: match[4] ?? "" };
  match = monthThenDay.exec(text);
  if (match) return { year: Number(match[3]), month: monthOf(match[1]), day: Number(match[2]), rest: match[4] ?? "" };
  match = yearAtEnd.exec(text);
  if (match)
    return {
      year: Number(match[5]),
      month: monthOf(match[1]),
      day: Number(match[2]),
      rest: ` ${match[3]} ${match[4] ?? ""}`,
    };
  match = yearLast.exec(text);
  return match ? dayOfYearLast(match) : undefined;
}

/** The day is first in 16.05.2018; with other separators only a number above 12 decides. */
function dayOfYearLast([, first, sign, second, year, rest = ""]: RegExpExecArray): Day | undefined {
  const [a, b] = [Number(first), Number(second)];
  if (sign === "." || a > 12 || a === b) return { year: Number(year), month: b, day: a, rest };
  return b > 12 ? { year: Number(year), month: a, day: b, rest } : undefined;
}

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || year < 1970 || year > 2199) return false;
  // Date turns February 30 into March 2.
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

interface Clock {
  hour: number;
  minute: number;
  second: number;
  isGiven: boolean;
  offsetMinutes: number | "none";
}

const clockPattern =
  /^(?:[T\s,_]|\bat\b)*(?:(\d{1,2})(?::(\d{1,2})(?::(\d{1,2})(?:[.,]\d+)?)?)?\s*(am|pm|a\.m\.|p\.m\.)?)?\s*(Z|[A-Z]{2,5})?\s*([+-]\d{1,2}(?::?\d{2})?)?$/i;

/** Midnight by default; undefined for an invalid time. */
function readClock(text: string): Clock | undefined {
  const match = clockPattern.exec(text.trim() === "" ? "" : text);
  if (!match) return undefined;
  const [, hours, minutes, seconds, half, zone, offset] = match;
  let hour = Number(hours ?? 0);
  if (half) hour = (hour % 12) + (/^p/i.test(half) ? 12 : 0);
  const [minute, second] = [Number(minutes ?? 0), Number(seconds ?? 0)];
  if (hour > 24 || minute > 59 || second > 60 || (hour === 24 && minute + second > 0)) return undefined;
  const offsetMinutes = offset ? minutesOf(offset) : zone ? zoneMinutes[zone.toUpperCase()] : "none";
  const isGiven = hours !== undefined;
  return offsetMinutes === undefined ? undefined : { hour, minute, second, isGiven, offsetMinutes };
}

function minutesOf(offset: string): number {
  const [, sign, hours, minutes = "0"] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(offset)!;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const zoneMinutes: Record<string, number> = {
  Z: 0,
  UT: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  BST: 60,
  CET: 60,
  WEST: 60,
  CEST: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  IST: 330,
  JST: 540,
  KST: 540,
  AEST: 600,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
};
