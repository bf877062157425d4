const formats = new Map<string, { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>();

/** "Jan 5, 2025", in a time zone by its IANA name. Loaders call it, so that server and browser say the same. */
export function calendarDate(at: number, timeZone = "UTC"): string {
  return formatsOf(timeZone).day.format(at);
}

/** "Jan 5, 2025, 10:42 UTC" */
export function calendarTime(at: number, timeZone = "UTC"): string {
  const { day, time } = formatsOf(timeZone);
  return `${day.format(at)}, ${time.format(at)}`;
}

function formatsOf(timeZone: string) {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = {
    day: new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone }),
    time: new Intl.DateTimeFormat("en-US", {
      ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short", timeZone },
    }),
  };
  formats.set(timeZone, made);
  return made;
}
