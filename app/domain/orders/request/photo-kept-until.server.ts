import { env } from "#app/settings/env.server.ts";
import { isOpen } from "./design-request.ts";
import type { DesignRequestRow } from "./find-design-request.server.ts";
import type { PhotoKept } from "./photo-kept.ts";

const dayMs = 24 * 60 * 60 * 1000;

type Dates = Pick<
  DesignRequestRow,
  "status" | "paymentStatus" | "createdAt" | "paymentOpenedAt" | "paidAt" | "finishedAt"
>;

/**
 * As uploaded; for an unpaid order, at all. Epoch milliseconds; undefined where the operator keeps photos permanently.
 */
export function photoKeptUntil(order: Dates): number | undefined {
  if (isOpen(order)) return daysAfter(Math.max(order.createdAt, order.paymentOpenedAt ?? 0), env.UNPAID_DAYS);
  return daysAfter(order.finishedAt ?? order.paidAt ?? order.createdAt, env.PHOTO_DAYS);
}

export function describePhotoKept(order: Dates, now = Date.now()): PhotoKept | undefined {
  const until = photoKeptUntil(order);
  return until === undefined ? undefined : { until, isOver: until <= now };
}

function daysAfter(moment: number, days: number): number | undefined {
  return days === 0 ? undefined : moment + days * dayMs;
}
