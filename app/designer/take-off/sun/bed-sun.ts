import { isCrossedFrom } from "../../numeric/segment.ts";
import { ownWalls } from "../../plan/sun/own-walls.ts";
import { type HourRange, listSunRays, sunHours, viewSun, type YardOnEarth } from "../../plan/sun/sun-hours.ts";
import { type PlanGeometry, pointsOf } from "../quantities/plan-geometry.ts";

/** Hours of direct sun on a clear day, over the whole bed; those with the same words are told together. */
export interface BedSun {
  /** "Bed at the back on the left". */
  words: string;
  summer: HourRange;
  between: HourRange;
}

/** Of a bed, in meters; smaller ones and narrow ends have finer steps. */
const sampleStep = 1;
const samplesAtLeast = 6;
/** Of half the angle of view. */
const middleShare = 0.3;

type Point = [x: number, z: number];

/** Undefined for plans that do not tell what stands in the yard. */
export function findBedSun(geometry: PlanGeometry, earth: YardOnEarth): BedSun[] | undefined {
  const { standing } = geometry;
  if (!standing) return undefined;
  const view = viewSun(standing, ownWalls(geometry));
  const beds = geometry.surfaces.filter(({ kind }) => kind === "bed").flatMap(({ rings }) => sampleBeds(rings));
  const depths = beds.flat().map(([, z]) => z);
  const middleZ = (Math.min(...depths) + Math.max(...depths)) / 2;
  const groups = new Map<string, Point[][]>();
  for (const points of beds) {
    const where = placeOf(points, middleZ, standing.halfView);
    groups.set(where, [...(groups.get(where) ?? []), points]);
  }
  const seasons = { summer: listSunRays(earth, "summer"), between: listSunRays(earth, "between") };
  return [...groups].map(([where, parts]) => {
    const points = parts.flat();
    const over = (season: keyof typeof seasons) =>
      meanOf(points.map((point) => sunHours(point, seasons[season], view)));
    return {
      words: `${parts.length > 1 ? "Beds" : "Bed"} ${where}`,
      summer: over("summer"),
      between: over("between"),
    };
  });
}

function meanOf(ranges: readonly HourRange[]): HourRange {
  const mean = (side: keyof HourRange) => ranges.reduce((sum, range) => sum + range[side], 0) / ranges.length;
  return { low: mean("low"), high: mean("high") };
}

function placeOf(points: readonly Point[], middleZ: number, halfView: number): string {
  const [x, z] = [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length);
  const across = Math.atan2(x ?? 0, z ?? 1) / halfView;
  const side = Math.abs(across) < middleShare ? "in the middle" : across < 0 ? "on the left" : "on the right";
  return `${(z ?? 0) > middleZ ? "at the back" : "in front"} ${side}`;
}

/** Points inside each bed; a ring that runs clockwise is a hole in one. */
function sampleBeds(lines: PlanGeometry["surfaces"][number]["rings"]): Point[][] {
  const rings = lines.map(pointsOf);
  return rings.flatMap((ring) => {
    const area = areaOf(ring);
    if (area <= 0) return [];
    const step = Math.min(sampleStep, Math.sqrt(area / samplesAtLeast));
    const [xs, zs] = [ring.map(([x]) => x), ring.map(([, z]) => z)];
    const points: Point[] = [];
    for (let z = Math.min(...zs) + step / 2; z < Math.max(...zs); z += step)
      for (let x = Math.min(...xs) + step / 2; x < Math.max(...xs); x += step)
        if (isInside([ring], x, z) && isInside(rings, x, z)) points.push([x, z]);
    return points.length > 0 ? [points] : [];
  });
}

function areaOf(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, z], i) => {
    const [nextX, nextZ] = ring[(i + 1) % ring.length] ?? [x, z];
    return sum + (x * nextZ - nextX * z) / 2;
  }, 0);
}

/** A ring inside another is a hole. */
export function isInside(rings: readonly (readonly Point[])[], x: number, z: number): boolean {
  let crossings = 0;
  for (const ring of rings)
    ring.forEach((point, i) => {
      if (isCrossedFrom(point, ring[(i + 1) % ring.length] ?? point, x, z)) crossings++;
    });
  return crossings % 2 === 1;
}
