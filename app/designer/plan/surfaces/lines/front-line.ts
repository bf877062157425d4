import { isOpenGround, nearestZ } from "../../ground/ground-grid.ts";
import { rowClearance, spanInView, type Terrain } from "../../ground/terrain.ts";
import type { PlanPoint } from "../../parts/plan-point.ts";
import { calmLine } from "./calm-line.ts";

/** Meters: how far to either side and away the near edge is searched, and between its points. */
const search = { aside: 12, far: 24, step: 0.3, deep: 0.1 };
/** Meters of ground behind the edge, and in front of it to tell an edge from the end of the picture. */
const ground = { behind: 0.8, before: 0.3 };
/** Meters by which a line goes beyond the rim of the picture, and from its lower end, where the ground goes on unseen. */
const rim = { beyond: 1.2, near: 0.8 };
/** Minimum meters of a seen edge; meters from a straight line, and share of the points that are so near to one. */
const straight = { least: 1.5, within: 0.5, share: 0.6 };
/** Maximum slope of an edge against the picture plane. */
const steepest = 0.7;
/** Meters between neighbors from which an edge is interrupted; points over which a curved one is averaged. */
const jump = 0.9;
const calm = 4;

/**
 * The yard's edge toward the viewer, `offset` meters inside: along sidewalk, street or kerb where the photo shows it,
 * otherwise across the lower end of the picture.
 */
export function frontLines(terrain: Terrain, offset: number): PlanPoint[][] {
  const { seen, atLowerEnd } = nearEdges(terrain);
  const inside = offset + rowClearance;
  const [edge, fitted] = longestAcross(seen);
  const onLine = fitted ? seen.filter((point) => isOn(fitted, point)) : [];
  if (!fitted || Math.max(edge.length, onLine.length) <= atLowerEnd)
    return [acrossTheView(terrain, Math.max(offset, rim.near))];
  if (onLine.length < straight.share * edge.length) return [calmLine(edge, calm).map(([x, z]) => [x, z + inside])];
  return [straightLine(terrain, fitted.slope, fitted.at + inside * Math.hypot(1, fitted.slope))];
}

/** The longest uninterrupted edge that is across the view, with the straight line through it. */
function longestAcross(seen: readonly PlanPoint[]): [edge: readonly PlanPoint[], fitted?: Straight] {
  let longest: [edge: readonly PlanPoint[], fitted?: Straight] = [[]];
  for (const edge of splitAtJumps(seen)) {
    const fitted = fitStraight(edge);
    if (fitted && edge.length * search.step > straight.least && edge.length > longest[0].length)
      longest = [edge, fitted];
  }
  return longest;
}

function splitAtJumps(seen: readonly PlanPoint[]): PlanPoint[][] {
  const lines: PlanPoint[][] = [];
  for (const [x, z] of seen) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (before && Math.hypot(before[0] - x, before[1] - z) < jump) line?.push([x, z]);
    else lines.push([[x, z]]);
  }
  return lines;
}

/**
 * The nearest points of the yard, from left to right, at which the photo shows what is in front of it; and at how many it ends
 * there.
 */
function nearEdges(terrain: Terrain): { seen: PlanPoint[]; atLowerEnd: number } {
  const seen: PlanPoint[] = [];
  let atLowerEnd = 0;
  const { camera } = terrain.yard;
  for (let x = -search.aside; x <= search.aside; x += search.step) {
    const z = nearEdge(terrain, x);
    if (z === undefined) continue;
    const [u, v, depth] = camera.project(x, 0, z - ground.before, [0, 0, 0]);
    if (camera.isInPicture(u, v, depth)) seen.push([x, z]);
    else if (v >= camera.height || depth <= 0) atLowerEnd++;
  }
  return { seen, atLowerEnd };
}

function nearEdge({ grid }: Terrain, x: number): number | undefined {
  const isYard = (z: number) => [0, 0.5, 1].every((share) => isOpenGround(grid, x, z + share * ground.behind));
  for (let z = nearestZ; z < Math.min(grid.farZ, search.far); z += search.deep) if (isYard(z)) return z;
  return undefined;
}

/** A straight line on the plan: its distance from the viewer at x = 0, and its slope. */
interface Straight {
  at: number;
  slope: number;
}

/** Theil-Sen: medians of the slopes between points, and of what is left. */
function fitStraight(points: readonly PlanPoint[]): Straight | undefined {
  const slopes = points.flatMap(([x, z], i) =>
    points.slice(i + 1).flatMap(([otherX, otherZ]) => (otherX - x > 1 ? [(otherZ - z) / (otherX - x)] : [])),
  );
  const slope = medianOf(slopes);
  if (slope === undefined || Math.abs(slope) > steepest) return undefined;
  const at = medianOf(points.map(([x, z]) => z - slope * x));
  return at === undefined ? undefined : { at, slope };
}

function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

function isOn({ at, slope }: Straight, [x, z]: PlanPoint): boolean {
  return Math.abs(z - at - slope * x) < straight.within;
}

function straightLine(terrain: Terrain, slope: number, at: number): PlanPoint[] {
  const line: PlanPoint[] = [];
  for (let x = -search.aside; x <= search.aside; x += search.step) {
    const z = at + slope * x;
    const [left, right] = spanInView(terrain, z);
    if (z > 0 && x > left - rim.beyond && x < right + rim.beyond) line.push([x, z]);
  }
  return line;
}

function acrossTheView(terrain: Terrain, offset: number): PlanPoint[] {
  return straightLine(terrain, 0, terrain.grid.nearZ + offset);
}
