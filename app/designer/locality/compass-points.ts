/** Clockwise, 45 degrees each. */
export const compassPoints = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
] as const;

export type CompassPoint = (typeof compassPoints)[number];

export function degreesOf(point: CompassPoint): number {
  return compassPoints.indexOf(point) * 45;
}

/** Of eight, the nearest to so many degrees clockwise from north. */
export function nearestPoint(degrees: number): CompassPoint {
  return compassPoints[((Math.round(degrees / 45) % 8) + 8) % 8] ?? "north";
}
