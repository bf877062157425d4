export interface AddressDay {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

export type PatternValues = Record<string, string>;

const months = "January February March April May June July August September October November December".split(" ");
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const dayMs = 86_400_000;

/** ":year/:month/:title/" as in Jekyll, Hugo and Hexo. Unknown names are left out. */
export function fillPattern(pattern: string, values: PatternValues, day: AddressDay | undefined): string {
  const all: PatternValues = { ...(day && dayValues(day)), ...values };
  return `/${pattern}`
    .replace(/:([a-z_]+)(\[[^\]]*\])?/gi, (_, name: string) => all[name] ?? "")
    .replace(/\/{2,}/g, "/");
}

function dayValues({ year, month, day, hour, minute, second }: AddressDay): PatternValues {
  const two = (value: number) => String(value).padStart(2, "0");
  const date = new Date(Date.UTC(year, month - 1, day));
  const yearDay = (date.getTime() - Date.UTC(year, 0)) / dayMs + 1;
  const weekday = weekdays[date.getUTCDay()] ?? "";
  const monthName = months[month - 1] ?? "";
  return {
    year: String(year),
    short_year: two(year % 100),
    month: two(month),
    i_month: String(month),
    short_month: monthName.slice(0, 3),
    long_month: monthName,
    monthname: monthName.toLowerCase(),
    day: two(day),
    i_day: String(day),
    hour: two(hour),
    minute: two(minute),
    second: two(second),
    y_day: String(yearDay).padStart(3, "0"),
    yearday: String(yearDay),
    week: two(weekOf(date)),
    w_day: String(date.getUTCDay() || 7),
    weekday: String(date.getUTCDay()),
    weekdayname: weekday.toLowerCase(),
    short_day: weekday.slice(0, 3),
    long_day: weekday,
  };
}

function weekOf(date: Date): number {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * dayMs);
  return Math.ceil(((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0)) / dayMs + 1) / 7);
}
