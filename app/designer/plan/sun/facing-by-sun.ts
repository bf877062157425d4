import { placeOfSun } from "./sun-hours.ts";

/** Degrees to the right of where the photo looks. */
export const sunSides = { behind: 180, front: 0, left: -90, right: 90 } as const;

/** Sine of 75 degrees. */
const steepest = 0.966;
/** Degrees north of the equator up to which clocks usually stay the same all year. */
const tropics = 24;

/**
 * Where the sun is in the middle of a month (1 to 12) at an hour of the clock: degrees clockwise from north; undefined where it is down or
 * so high that it tells no direction. Clocks are up to an hour off the sun.
 */
export function sunAzimuth(latitude: number, month: number, hour: number): number | undefined {
  const isLongDay = latitude < 0 ? month >= 10 || month <= 3 : month >= 4 && month <= 10;
  const bySun = hour - (isLongDay && Math.abs(latitude) > tropics ? 1 : 0);
  // Source: Cooper (1969), with the days of mid-months.
  const declination = 23.45 * Math.sin((2 * Math.PI * (284 + 30.4 * (month - 0.5))) / 365);
  const { east, north, up } = placeOfSun(latitude, declination, bySun - 12);
  if (up < 0 || up > steepest) return undefined;
  return (Math.atan2(east, north) * 180) / Math.PI;
}
