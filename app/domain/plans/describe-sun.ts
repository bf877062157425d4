import type { HourRange } from "#app/designer/plan/sun/sun-hours.ts";
import { findOnEarth, lightOf } from "#app/designer/plan/sun/sun-on-ground.ts";
import type { PlanGeometry } from "#app/designer/take-off/quantities/plan-geometry.ts";
import { findBedSun } from "#app/designer/take-off/sun/bed-sun.ts";
import { sunWords } from "#app/designer/wording/sun-words.ts";
import type { StoredLocality } from "#db/stored-json.ts";

/**
 * "Bed at the back on the left: about 5 to 7 hours of sun in June, 3 to 5 in April and September (part shade to full sun)." Empty
 * where direction or latitude is not known.
 */
export function describeSun(geometry: PlanGeometry, locality: StoredLocality | null): string[] {
  const earth = locality && findOnEarth(locality);
  if (!earth) return [];
  const months = earth.latitude < 0 ? ["December", "October and March"] : ["June", "April and September"];
  const beds = findBedSun(geometry, earth) ?? [];
  return beds.map(
    ({ words, summer, between }) =>
      `${words}: about ${hoursOf(summer)} hours of sun in ${months[0]}, ${hoursOf(between)} in ${months[1]} (${lightWords(summer)}).`,
  );
}

function hoursOf({ low, high }: HourRange): string {
  const [least, most] = [Math.round(low), Math.round(high)];
  return least === most ? `${most}` : `${least} to ${most}`;
}

function lightWords({ low, high }: HourRange): string {
  const [least, most] = [low, high].map((hours) => sunWords[lightOf(hours)]);
  return least === most ? `${most}` : `${least} to ${most}`;
}
