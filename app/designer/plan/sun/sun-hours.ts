import type { StandingLine, StandingThings } from "../parts/standing.ts";

/** In meters of the plan; the height changes evenly from one end to the other. */
export interface Wall {
  from: readonly [x: number, z: number];
  to: readonly [x: number, z: number];
  heights: readonly [from: number, to: number];
}

/** Degrees: where the photo looks, clockwise from north, and north of the equator. */
export interface YardOnEarth {
  facing: number;
  latitude: number;
}

export interface HourRange {
  low: number;
  high: number;
}

/** Degrees of the sun at noon above the equator: on the longest day, and halfway between mid-April's 9.6 and mid-September's 3. */
const declinations = { summer: 23.44, between: 6.3 };
export type SunSeason = keyof typeof declinations;

/** Hours between two looks at the sun. */
const step = 1 / 6;
/** Sine of three degrees: lower, it has not the 120 W/m² that the World Meteorological Organization calls sunshine. */
const lowestSun = 0.0523;
/** Meters above the ground: leaves of low plants. */
const leafHeight = 0.3;
/** Tangent of 20 degrees, up to which houses and trees usually stand around a yard. */
const usualHorizon = 0.364;
/** Meters: how far behind its front a thing may reach. */
const mayReach = 8;
/** What the photo cuts off may be so much higher. */
const mayRise = 2.5;
/** A fence's height in meters; what is above it may stand farther away, by this factor. */
const fenceHeight = 2.5;
const mayBeFarther = 1.6;
/** Radians from the photo's side. */
const atSide = 0.03;

/** Toward the sun: right and away from the viewer, a unit vector, and the rise per meter. */
export interface SunRay {
  x: number;
  z: number;
  slope: number;
}

/** The sun's path in steps of ten minutes. */
export function listSunRays({ facing, latitude }: YardOnEarth, season: SunSeason): SunRay[] {
  const rays: SunRay[] = [];
  // Summer of the southern half is when the sun is south.
  const declination = declinations[season] * (latitude < 0 ? -1 : 1);
  for (let hour = step / 2 - 12; hour < 12; hour += step) {
    const { up, east, north } = placeOfSun(latitude, declination, hour);
    if (up < lowestSun) continue;
    const azimuth = Math.atan2(east, north) - facing * radian;
    rays.push({ x: Math.sin(azimuth), z: Math.cos(azimuth), slope: up / Math.hypot(east, north) });
  }
  return rays;
}

const radian = Math.PI / 180;

/** A unit vector, hours after the sun's noon. Source: the spherical triangle of declination, latitude (degrees) and hour angle. */
export function placeOfSun(latitude: number, declination: number, hour: number) {
  const [sinLatitude, cosLatitude] = [Math.sin(latitude * radian), Math.cos(latitude * radian)];
  const [sinDeclination, cosDeclination] = [Math.sin(declination * radian), Math.cos(declination * radian)];
  const angle = hour * 15 * radian;
  return {
    up: sinLatitude * sinDeclination + cosLatitude * cosDeclination * Math.cos(angle),
    east: -cosDeclination * Math.sin(angle),
    north: sinDeclination * cosLatitude - cosDeclination * Math.cos(angle) * sinLatitude,
  };
}

export interface SunView {
  /** If what is not seen is open, or takes as much sun as it usually may. */
  open: readonly Wall[];
  closed: readonly Wall[];
  halfView: number;
}

/** `own`: what the plan adds. */
export function viewSun(standing: StandingThings, own: readonly Wall[]): SunView {
  const { eyeHeight, halfView, lines } = standing;
  return {
    halfView,
    open: [...own, ...lines.flatMap((line) => wallsIfOpen(line, eyeHeight))],
    closed: [...own, ...lines.flatMap((line) => wallsIfClosed(line, halfView))],
  };
}

/** Direct sun on a point of the plan, in hours of a clear day. */
export function sunHours(point: readonly [x: number, z: number], rays: readonly SunRay[], view: SunView): HourRange {
  const range = { low: 0, high: 0 };
  for (const ray of rays) {
    if (isTaken(point, ray, view.open)) continue;
    range.high += step;
    const isUnseen = Math.abs(Math.atan2(ray.x, ray.z)) > view.halfView;
    if ((isUnseen && ray.slope < usualHorizon) || isTaken(point, ray, view.closed)) continue;
    range.low += step;
  }
  return range;
}

function isTaken([x, z]: readonly [number, number], ray: SunRay, walls: readonly Wall[]): boolean {
  return walls.some(({ from, to, heights }) => {
    const [alongX, alongZ] = [to[0] - from[0], to[1] - from[1]];
    const across = ray.x * alongZ - ray.z * alongX;
    const distance = ((from[0] - x) * alongZ - (from[1] - z) * alongX) / across;
    const share = ((from[0] - x) * ray.z - (from[1] - z) * ray.x) / across;
    if (!(distance > 0 && share >= 0 && share <= 1)) return false;
    return heights[0] + (heights[1] - heights[0]) * share > leafHeight + distance * ray.slope;
  });
}

type Top = readonly [x: number, z: number, height: number];

function topsOf({ line }: StandingLine): Top[] {
  return line.flatMap((height, i): Top[] => {
    const [x, z] = [line[i - 2], line[i - 1]];
    return i % 3 === 2 && x !== undefined && z !== undefined ? [[x, z, height]] : [];
  });
}

function wallsAlong(tops: readonly Top[]): Wall[] {
  return tops.slice(1).flatMap(([x, z, height], i): Wall[] => {
    const before = tops[i];
    return before ? [{ from: [before[0], before[1]], to: [x, z], heights: [before[2], height] }] : [];
  });
}

function wallsIfOpen(line: StandingLine, eyeHeight: number): Wall[] {
  const tops = topsOf(line);
  if (line.top !== "maybe-behind") return wallsAlong(tops);
  const near = tops.map(([x, z, height]): Top => [x, z, Math.min(height, fenceHeight)]);
  const far = tops.map(
    ([x, z, height]): Top => [x * mayBeFarther, z * mayBeFarther, eyeHeight + (height - eyeHeight) * mayBeFarther],
  );
  return [...wallsAlong(near), ...wallsAlong(far)];
}

function wallsIfClosed(line: StandingLine, halfView: number): Wall[] {
  const tops = topsOf(line).map(([x, z, height]): Top => {
    const cutOff = Math.max(height * mayRise, Math.hypot(x, z) * usualHorizon);
    return [x, z, line.top === "cut" ? cutOff : height];
  });
  const ends = [tops[0], tops.at(-1)].filter((end) => end !== undefined);
  return [
    ...wallsAlong(tops),
    ...ends.flatMap((end) => wallsAlong([end, farther(end)])),
    // What leaves the photo at its side may go on as a fence beside the viewer.
    ...ends.flatMap(([x, z, height]) =>
      Math.abs(Math.atan2(x, z)) < halfView - atSide
        ? []
        : [
            {
              from: [x, z],
              to: [x, 0],
              heights: [Math.min(height, fenceHeight), Math.min(height, fenceHeight)],
            } as const,
          ],
    ),
  ];
}

/** Behind it, as seen from the viewer. */
function farther([x, z, height]: Top): Top {
  const factor = 1 + mayReach / Math.hypot(x, z);
  return [x * factor, z * factor, height];
}
