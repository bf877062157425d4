import type { GroundKind } from "../../photo/scene/scene.ts";
import { cellX, cellZ, isOpenGround, isPavedGround, sampleField } from "../ground/ground-grid.ts";
import { doorClearance, type Terrain } from "../ground/terrain.ts";
import { lastOf, type PlanPoint } from "../parts/plan-point.ts";

/** Walks end at the patio, use the path and go around the water. */
export interface LaidBeforeWalks {
  hasPatio: boolean;
  isPatio(x: number, z: number): boolean;
  isPath(x: number, z: number): boolean;
  isWater(x: number, z: number): boolean;
}

/** Meters between the points that a walk is searched on. */
const step = 0.25;
/** Meters from walls where walking costs more; a meter in the open costs 1. */
const besideWall = { metres: 0.5, cost: 12 };
/** Cost of a meter on a path or on paving that stays: a walk uses them. */
const onPaving = 0.6;
const atNearEdge = 0.3; // meters
/** Fewer points of steps or of a drive are a misread curb. */
const fewest = 3;
/** Share by which a straight line may cost more than the way on the points that it replaces. */
const straightening = 1.001;
const entryKinds: ReadonlySet<GroundKind> = new Set(["steps", "driveway"]);

/** `costs` are per meter, Infinity where walking is impossible. */
interface Lattice {
  columns: number;
  points: readonly PlanPoint[];
  kinds: readonly GroundKind[];
  costs: Float64Array;
}

/** By point: cost to a goal, and the next point on the way. */
interface Ways {
  costs: Float64Array;
  next: Int32Array;
}

/**
 * Middle lines of the shortest walks from the photo's doors, gates, steps and drives to the patio and the yard's near
 * edge, and from a patio that none of them reaches to that edge. There are none from a supposed door.
 */
export function findWalks(terrain: Terrain, laid: LaidBeforeWalks): PlanPoint[][] {
  const doors = terrain.surroundings.doors.filter(({ kind, isSupposed }) => kind === "door" && !isSupposed);
  // Steps and drives are kept ground, which the grid has as drives.
  if (doors.length === 0 && !laid.hasPatio && !terrain.grid.toDrive.includes(0)) return [];
  const lattice = latticeOf(terrain, laid);
  const starts = [
    ...doors.map(({ middle }) => ({ from: [middle], cells: pointsWithin(lattice, middle, doorClearance) })),
    ...piecesOf(lattice).map((cells) => ({ from: [], cells })),
  ];
  const isNear = (_: number, z: number) => z < terrain.grid.nearZ + atNearEdge;
  const linesTo = (isGoal: (x: number, z: number) => boolean, begins: readonly Start[]) => {
    const ways = spreadFrom(lattice, isGoal);
    return begins.flatMap(({ from, cells }) => {
      const line = lineFrom(lattice, ways, cells, from[0]);
      return line.length > 1 ? [[...from, ...line]] : [];
    });
  };
  const toPatio = linesTo(laid.isPatio, starts);
  const patio = lattice.points.flatMap(([x, z], cell) => (laid.isPatio(x, z) ? [cell] : []));
  return [...toPatio, ...linesTo(isNear, toPatio.length > 0 ? starts : [...starts, { from: [], cells: patio }])];
}

interface Start {
  from: readonly PlanPoint[];
  cells: readonly number[];
}

function latticeOf(terrain: Terrain, { isPath, isWater }: LaidBeforeWalks): Lattice {
  const { grid, yard } = terrain;
  const [left, right, near, far] = extentOf(terrain);
  const columns = Math.ceil((right - left) / step) + 1;
  const rows = Math.ceil((far - near) / step) + 1;
  const points = Array.from({ length: rows * columns }, (_, cell): PlanPoint => {
    return [left + (cell % columns) * step, near + Math.floor(cell / columns) * step];
  });
  const kinds = points.map(([x, z]): GroundKind => {
    const [u, v, depth] = yard.camera.project(x, 0, z, [0, 0, 0]);
    return yard.camera.isInPicture(u, v, depth) ? yard.kindAt(u, v) : "none";
  });
  const costs = Float64Array.from(points, ([x, z], cell) => {
    const isEntry = entryKinds.has(kinds[cell] ?? "none");
    const isWalkable = isEntry || (!isWater(x, z) && (isPavedGround(grid, x, z) || isOpenGround(grid, x, z)));
    if (!isWalkable) return Number.POSITIVE_INFINITY;
    const isPaved = !isEntry && (isPavedGround(grid, x, z) || isPath(x, z));
    return (isPaved ? onPaving : 1) * (sampleField(grid.toStructure, x, z) < besideWall.metres ? besideWall.cost : 1);
  });
  return { columns, points, kinds, costs };
}

function pointsWithin({ points }: Lattice, [x, z]: PlanPoint, reach: number): number[] {
  return points.flatMap(([ownX, ownZ], cell) => (Math.hypot(ownX - x, ownZ - z) < reach ? [cell] : []));
}

function piecesOf(lattice: Lattice): number[][] {
  const { kinds } = lattice;
  const seen = new Set<number>();
  const pieces: number[][] = [];
  for (const [start, kind] of kinds.entries()) {
    if (!entryKinds.has(kind) || seen.has(start)) continue;
    const piece = [start];
    seen.add(start);
    for (const cell of piece)
      for (const [next] of neighborsOf(lattice, cell)) {
        if (kinds[next] !== kind || seen.has(next)) continue;
        seen.add(next);
        piece.push(next);
      }
    if (piece.length >= fewest) pieces.push(piece);
  }
  return pieces;
}

function neighborsOf({ columns, points }: Lattice, cell: number): [next: number, metres: number][] {
  const column = cell % columns;
  const found: [number, number][] = [];
  for (let across = Math.max(0, column - 1); across <= Math.min(columns - 1, column + 1); across++)
    for (const along of [-columns, 0, columns]) {
      const next = cell - column + across + along;
      if (next === cell || next < 0 || next >= points.length) continue;
      found.push([next, step * Math.hypot(across - column, along === 0 ? 0 : 1)]);
    }
  return found;
}

function spreadFrom(lattice: Lattice, isGoal: (x: number, z: number) => boolean): Ways {
  const costs = new Float64Array(lattice.points.length).fill(Number.POSITIVE_INFINITY);
  const next = new Int32Array(lattice.points.length).fill(-1);
  const waiting = lattice.points.flatMap(([x, z], cell) =>
    Number.isFinite(lattice.costs[cell]) && isGoal(x, z) ? [cell] : [],
  );
  for (const cell of waiting) costs[cell] = 0;
  for (const cell of waiting)
    for (const [from, metres] of neighborsOf(lattice, cell)) {
      const cost = valueIn(costs, cell) + (metres * (valueIn(lattice.costs, from) + valueIn(lattice.costs, cell))) / 2;
      if (cost >= valueIn(costs, from)) continue;
      costs[from] = cost;
      next[from] = cell;
      waiting.push(from);
    }
  return { costs, next };
}

/** Near the door if there is one, with straight lines where nothing is between. */
function lineFrom(
  lattice: Lattice,
  { costs, next }: Ways,
  starts: readonly number[],
  door: PlanPoint | undefined,
): PlanPoint[] {
  const costFrom = (cell: number) => {
    const [x, z] = lattice.points[cell] ?? [0, 0];
    return valueIn(costs, cell) + (door ? Math.hypot(x - door[0], z - door[1]) : 0);
  };
  const [first] = starts.toSorted((one, other) => costFrom(one) - costFrom(other));
  if (first === undefined || !Number.isFinite(valueIn(costs, first))) return [];
  const way: number[] = [];
  for (let cell = first; cell >= 0; cell = valueIn(next, cell)) way.push(cell);
  const corners = [first];
  for (let i = 0; i < way.length - 1; ) {
    const from = way[i] ?? first;
    let to = way.length - 1;
    for (; to > i + 1; to--) {
      const end = way[to] ?? first;
      const cost = costOfLine(lattice, from, end);
      if (cost <= (valueIn(costs, from) - valueIn(costs, end)) * straightening) break;
    }
    corners.push(way[to] ?? lastOf(way));
    i = to;
  }
  return corners.flatMap((cell) => lattice.points.slice(cell, cell + 1));
}

function costOfLine({ points, costs, columns }: Lattice, from: number, to: number): number {
  const [columnFrom, rowFrom] = [from % columns, Math.floor(from / columns)];
  const [across, along] = [(to % columns) - columnFrom, Math.floor(to / columns) - rowFrom];
  const pieces = 2 * Math.max(Math.abs(across), Math.abs(along));
  const metres = (step * Math.hypot(across, along)) / pieces;
  let sum = 0;
  for (let piece = 0; piece < pieces; piece++) {
    const share = (piece + 0.5) / pieces;
    const cell = Math.round(rowFrom + share * along) * columns + Math.round(columnFrom + share * across);
    if (cell < points.length) sum += metres * valueIn(costs, cell);
  }
  return sum;
}

/** The caller guarantees that the index is in range. */
function valueIn(list: Float64Array | Int32Array, index: number): number {
  return list[index] as number;
}

/** The open ground and the drives next to it; meters. */
function extentOf({ grid: { bounds } }: Terrain): [left: number, right: number, near: number, far: number] {
  return [cellX(bounds.firstColumn), cellX(bounds.lastColumn), cellZ(bounds.firstRow), cellZ(bounds.lastRow)];
}
