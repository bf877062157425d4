const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });

/** "Jan 5, 2025", in UTC. Loaders call it, so that server and browser say the same. */
export function calendarDate(at: number): string {
  return day.format(at);
}

/** "Jan 5, 2025, 10:42 UTC" */
export function calendarTime(at: number): string {
  return `${day.format(at)}, ${time.format(at)} UTC`;
}
