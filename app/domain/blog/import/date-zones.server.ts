import { readBlogSettings } from "../settings/blog-settings.server.ts";
import { wallTime } from "../zoned-time.ts";
import type { DateZones, WrittenDate } from "./front-matter/read-date.ts";
import type { AddressDay } from "./site/fill-pattern.ts";
import { type Site, timeZoneOf } from "./site/read-site.server.ts";

/** A time without a zone is in the site's own; a day alone is shown as written. */
export function zonesOf(site: Site): DateZones {
  const { timeZone } = readBlogSettings();
  return { clock: timeZoneOf(site) ?? timeZone, calendar: timeZone };
}

/** Jekyll's URLs have the day in the site's own zone, or in that of the machine that built it. */
export function daysElsewhere(date: WrittenDate | undefined, { clock }: DateZones): AddressDay[] {
  if (!date?.hasZone) return [];
  return [...new Set([clock, "UTC"])].map((zone) => dayIn(zone, date));
}

function dayIn(zone: string, { time, second }: WrittenDate): AddressDay {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = wallTime(time, zone).split(/\D/).map(Number);
  return { year, month, day, hour, minute, second };
}
