import type { HourRange, SunSeason } from "#app/designer/plan/sun/sun-hours.ts";
import { findOnEarth, lightOf } from "#app/designer/plan/sun/sun-on-ground.ts";
import type { PlanGeometry } from "#app/designer/take-off/quantities/plan-geometry.ts";
import { findBedSun } from "#app/designer/take-off/sun/bed-sun.ts";
import { drawSunMap, sunMapSize } from "#app/designer/take-off/sun/draw-sun-map.ts";
import { sunWords } from "#app/designer/wording/sun-words.ts";
import type { StoredLocality } from "#db/stored-json.ts";
import type { PlanSheet } from "./plan-sheet.ts";

/**
 * "Bed at the back on the left: about 5 to 7 hours of sun in June, 3 to 5 in April and September (part shade to full sun)." Empty
 * where direction or latitude is not known.
 */
export function describeSun(geometry: PlanGeometry, locality: StoredLocality | null): string[] {
  const earth = locality && findOnEarth(locality);
  if (!earth) return [];
  const months = monthsAt(earth.latitude);
  const beds = findBedSun(geometry, earth) ?? [];
  return beds.map(
    ({ words, summer, between }) =>
      `${words}: about ${hoursOf(summer)} hours of sun in ${months.summer}, ${hoursOf(between)} in ${months.between} (${lightWords(summer)}).`,
  );
}

/** The maps of the same hours; undefined where there is none. */
export function presentSunMap({ standing }: PlanGeometry, locality: StoredLocality | null): PlanSheet["sunMap"] {
  const earth = locality && findOnEarth(locality);
  if (!earth || !standing?.camera) return undefined;
  return { ...sunMapSize(standing.camera.height), months: monthsAt(earth.latitude) };
}

/** An SVG document; `titled` gets "June". */
export function drawSunMapOf(
  geometry: PlanGeometry,
  locality: StoredLocality | null,
  { season, titled, photo }: { season: SunSeason; titled: (months: string) => string; photo: string },
): string | undefined {
  const earth = locality && findOnEarth(locality);
  if (!earth) return undefined;
  const months = monthsAt(earth.latitude)[season];
  return drawSunMap(geometry, earth, { season, months, title: titled(months), photo });
}

/** "June" and "April and September", where seasons are the northern ones. */
function monthsAt(latitude: number): Record<SunSeason, string> {
  return latitude < 0
    ? { summer: "December", between: "October and March" }
    : { summer: "June", between: "April and September" };
}

function hoursOf({ low, high }: HourRange): string {
  const [least, most] = [Math.round(low), Math.round(high)];
  return least === most ? `${most}` : `${least} to ${most}`;
}

function lightWords({ low, high }: HourRange): string {
  const [least, most] = [low, high].map((hours) => sunWords[lightOf(hours)]);
  return least === most ? `${most}` : `${least} to ${most}`;
}
