import { type CompassPoint, degreesOf, nearestPoint } from "#app/designer/locality/compass-points.ts";
import { sunAzimuth, sunSides } from "#app/designer/plan/sun/facing-by-sun.ts";

/** What a customer says of the way the photo looks: the direction, or where the sun was and when. */
export interface ToldFacing {
  facing?: CompassPoint;
  sun?: keyof typeof sunSides | "shadows";
  hour?: number;
  month?: number;
}

export const untoldFacingWords = {
  "no-time": "Choose the hour and the month, too: without them the sun tells no direction.",
  "no-latitude": "A zone does not say how the sun moves: for that we need a ZIP code or a country.",
  "no-direction": "At that time the sun is down, or so high that it tells no direction.",
  "no-shadows": "The shadows in your photo are not clear enough to tell a direction.",
  contradicting: "The direction and the sun contradict each other: correct one of them, or leave it out.",
} as const;

export type ReadFacing = { ok: true; facing?: CompassPoint } | { ok: false; reason: keyof typeof untoldFacingWords };

/** Degrees by which two answers may differ: hours and sides are said roughly. */
const roughly = 70;

/** `shadows`: where the photo's shadows say that the sun is, degrees to the right of where it looks. */
export function readFacing(told: ToldFacing, latitude: number | undefined, shadows: number | undefined): ReadFacing {
  const { facing, sun, hour, month } = told;
  if (!sun) return { ok: true, facing };
  if (hour === undefined || month === undefined) return { ok: false, reason: "no-time" };
  if (latitude === undefined) return { ok: false, reason: "no-latitude" };
  const azimuth = sunAzimuth(latitude, month, hour);
  if (azimuth === undefined) return { ok: false, reason: "no-direction" };
  const aside = sun === "shadows" ? shadows : sunSides[sun];
  if (aside === undefined) return { ok: false, reason: "no-shadows" };
  const bySun = azimuth - aside;
  if (!facing) return { ok: true, facing: nearestPoint(bySun) };
  const apart = Math.abs(((((degreesOf(facing) - bySun) % 360) + 540) % 360) - 180);
  return apart > roughly ? { ok: false, reason: "contradicting" } : { ok: true, facing };
}
