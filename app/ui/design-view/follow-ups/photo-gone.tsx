import { calendarDate } from "../../calendar-date.ts";

/** Follow-ups need the original photo. */
export function PhotoGone({ until }: { until: number }) {
  return (
    <p className="border-line border-t px-4 py-3 text-ink-soft text-sm">
      Changes and new pictures could be asked for until {calendarDate(until)}, as long as we kept your full-size photo.
    </p>
  );
}
