import type { PhotoKept } from "#app/domain/orders/request/photo-kept.ts";
import { calendarDate } from "../calendar-date.ts";

/** Renders nothing where photos do not expire. */
export function PhotoKeeping({
  photoKept,
  isUnpaid,
  className = "",
}: {
  photoKept: PhotoKept | undefined;
  isUnpaid: boolean;
  className?: string;
}) {
  if (!photoKept) return null;
  const words = isUnpaid ? unpaidWords(photoKept) : keepingWords(photoKept);
  return <p className={`max-w-measure text-ink-soft text-xs print:hidden ${className}`}>{words}</p>;
}

function unpaidWords({ until }: PhotoKept): string {
  return `We keep this order and its photo until ${calendarDate(until)}. If it is still unpaid then, both are deleted.`;
}

function keepingWords({ until, isOver }: PhotoKept): string {
  const date = calendarDate(until);
  if (isOver) return `Your full-size photo was kept until ${date}. A smaller copy stays with your designs.`;
  return `We keep your full-size photo until ${date}; changes and new pictures can be asked for until then. After that a smaller copy stays with your designs.`;
}
