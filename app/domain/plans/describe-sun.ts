import type { PlanGeometry } from "#app/designer/take-off/quantities/plan-geometry.ts";
import { findBedSun } from "#app/designer/take-off/sun/bed-sun.ts";
import type { HourRange } from "#app/designer/take-off/sun/sun-hours.ts";
import type { StoredLocality } from "#db/stored-json.ts";
import { compassPoints } from "./compass-points.ts";

/**
 * "Bed at the back on the left: about 5 to 7 hours of sun in June, 3 to 5 in April and September (part shade to full sun)." Empty
 * where direction or latitude is not known.
 */
export function describeSun(geometry: PlanGeometry, locality: StoredLocality | null): string[] {
  const { latitude, facing } = locality ?? {};
  if (latitude === undefined || !facing) return [];
  const months = latitude < 0 ? ["December", "October and March"] : ["June", "April and September"];
  const beds = findBedSun(geometry, { latitude, facing: compassPoints.indexOf(facing) * 45 }) ?? [];
  return beds.map(
    ({ words, summer, between }) =>
      `${words}: about ${hoursOf(summer)} hours of sun in ${months[0]}, ${hoursOf(between)} in ${months[1]} (${lightOf(summer)}).`,
  );
}

function hoursOf({ low, high }: HourRange): string {
  const [least, most] = [Math.round(low), Math.round(high)];
  return least === most ? `${most}` : `${least} to ${most}`;
}

/** As plants are sold: full sun from six hours of a summer day on, part shade from three. */
function lightOf({ low, high }: HourRange): string {
  const [least, most] = [low, high].map((hours) => (hours >= 6 ? "full sun" : hours >= 3 ? "part shade" : "shade"));
  return least === most ? `${most}` : `${least} to ${most}`;
}
