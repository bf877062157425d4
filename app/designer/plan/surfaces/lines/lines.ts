import { lerp } from "../../../numeric/scalar.ts";
import { isOpenGround, isPavedGround, sampleField } from "../../ground/ground-grid.ts";
import { distancesToWays } from "../../ground/paved-ways.ts";
import { distancesToDrive } from "../../ground/spots.ts";
import { distanceToDoors } from "../../ground/surroundings.ts";
import { distanceFromPlace, rowClearance, type Terrain } from "../../ground/terrain.ts";
import type { Want } from "../../idea/idea.ts";
import { distanceToOutline, fromOwnAxes } from "../../parts/outline.ts";
import type { PlanPoint } from "../../parts/plan-point.ts";
import type { Path } from "../path.ts";
import type { Patio } from "../patio.ts";
import { createRibbon, pointAlong, pointBeside } from "../ribbon.ts";
import { traceContour } from "./contour.ts";
import { frontLines } from "./front-line.ts";
import { sideLine } from "./side-line.ts";

/** Meters from the viewer beyond which a row is not worth its cost. */
const farthest = 24;
/** Share of the edge without a house from which it counts as a boundary. */
const leastFence = 0.25;
/** Meters between points of the edge above which something is in between. */
const widestJump = 1.8;
/** Meters away from the viewer for each across, from which a line is the boundary at a side and not the corner behind it. */
const receding = 2;
/** Meters of open ground along something below which a line is no row. */
const shortestRun = 0.8;
/** Meters left free on either side of a door or gate. */
export const gateClearance = 0.8;

/** Whether a line may follow the walls of a house: if there is hardly anything else, or never. */
type AlongHouse = "along-house" | "rather-not" | "never-along-house";

/** Where it is requested, else along the yard's near edge if that is nearest, its sides, and last its near edge. */
export function wantsInTurn<W extends Pick<Want, "place" | "spot">>(want: W): W[] {
  const nearest = want.spot === "by-street" ? (["front"] as const) : [];
  const others = [...nearest, "left", "right", "front"] as const;
  return [want, ...others.map((place) => ({ ...want, place, spot: undefined }))];
}

/** Direction in radians. */
export interface RowPoint {
  x: number;
  z: number;
  angle: number;
}

/** What lines are drawn from: the yard, and what of its surfaces is laid. */
interface Laid {
  terrain: Terrain;
  patio?: Patio;
  path?: Path;
}

/**
 * Lines for a hedge, fence or row, `offset` meters from what it is requested along and on the yard's side of it: the yard's
 * edges, walk, drive, patio, street. On one side of the yard the second line is used if nothing fits along the first.
 */
export function linesFor(
  layout: Laid,
  want: Pick<Want, "place" | "side" | "spot">,
  offset: number,
  house: AlongHouse = "rather-not",
): PlanPoint[][] {
  const { terrain, patio, path } = layout;
  const { spot } = want;
  const place = (want.place === "along-fence" && want.side) || want.place;
  if (spot === "along-drive") return onOpenGround(terrain, besideDrive(terrain, rowClearance + offset));
  if (spot === "by-street") return frontLines(terrain, offset);
  if (place === "along-path" && path)
    return [-1, 1].map((side) => besidePath(layout, side * (path.width / 2 + offset)));
  if (place === "along-path") return onOpenGround(terrain, besideWays(terrain, offset));
  if (place === "around-patio" && patio) return [behindPatio(layout, offset)];
  if (place === "front" || (place === "near-house" && !terrain.surroundings.houseAhead))
    return frontLines(terrain, offset);
  if (!place || place === "along-fence") return edgeLines(terrain, offset, house);
  const edges = edgeLines(terrain, offset, "along-house");
  if (place === "near-house" || place === "middle") return edges;
  const edge = edges.flat();
  if (place === "left" || place === "right") {
    const seen = edge.filter(([x, z]) => distanceFromPlace(terrain, place, x, z) <= 0);
    const aside = sideLine(terrain, place === "left" ? -1 : 1, offset);
    return isReceding(seen) ? [seen, aside] : [aside, seen];
  }
  return [edge.filter(([x, z]) => distanceFromPlace(terrain, place, x, z) < 0.5)];
}

/** Whether a line leads away from the viewer rather than across the view, as the boundary at a side does. */
function isReceding(line: readonly PlanPoint[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return false;
  return Math.abs(last[1] - first[1]) > receding * Math.abs(last[0] - first[0]);
}

/** Around the walks that stay, or what else leads to the door, whatever is next to it. */
export function besideWays(terrain: Terrain, offset: number): PlanPoint[][] {
  const toWay = distancesToWays(terrain);
  return toWay ? traceContour(terrain.grid, (x, z) => sampleField(toWay, x, z), offset) : [];
}

/** Around the drive, whatever is next to it. */
export function besideDrive(terrain: Terrain, offset: number): PlanPoint[][] {
  const toDrive = distancesToDrive(terrain);
  return toDrive ? traceContour(terrain.grid, (x, z) => sampleField(toDrive, x, z), offset) : [];
}

/** The stretches of lines on the yard's own ground, longest first. */
function onOpenGround({ grid }: Terrain, lines: readonly PlanPoint[][]): PlanPoint[][] {
  const runs: PlanPoint[][] = [];
  for (const line of lines) {
    let run: PlanPoint[] = [];
    for (const point of line) {
      if (isOpenGround(grid, ...point) && point[1] < farthest) {
        if (run.length === 0) runs.push(run);
        run.push(point);
      } else run = [];
    }
  }
  return runs.filter((run) => lengthOf(run) > shortestRun).sort((one, other) => lengthOf(other) - lengthOf(one));
}

function lengthOf(line: readonly PlanPoint[]): number {
  return createRibbon(line, 0).length;
}

/** Maximum number of pieces of `width` meters in a row: for the requested length, or the usual number. */
export function mostPieces({ size }: Pick<Want, "size">, width: number, usual: number): number {
  return size?.width ? Math.ceil(size.width / width) : usual;
}

/** Half a step in from the ends. */
export function walkLine(points: readonly PlanPoint[], step: number): RowPoint[] {
  if (points.length < 2) return [];
  const ribbon = createRibbon(points, 0);
  const count = Math.floor(ribbon.length / step);
  return Array.from({ length: count }, (_, i) => pointAlong(ribbon, (i + 0.5) * step));
}

export interface LinePiece extends RowPoint {
  length: number;
}

/** Straight pieces of one length along a line, about `usual` meters long: they join at their ends. */
export function cutLine(points: readonly PlanPoint[], usual: number): LinePiece[] {
  const pieces: LinePiece[] = [];
  const length = lengthOf(points);
  const step = (length / Math.max(1, Math.ceil(length / usual - spare))) * bends;
  const last = points.at(-1);
  let [fromX, fromZ] = points[0] ?? [0, 0];
  const close = (toX: number, toZ: number) => {
    const [dx, dz] = [toX - fromX, toZ - fromZ];
    const [x, z] = [fromX + dx / 2, fromZ + dz / 2];
    pieces.push({ x, z, angle: Math.atan2(dz, dx), length: Math.hypot(dx, dz) });
    [fromX, fromZ] = [toX, toZ];
  };
  for (const [x, z] of points)
    for (let away = Math.hypot(x - fromX, z - fromZ); away >= step; away = Math.hypot(x - fromX, z - fromZ))
      close(lerp(fromX, x, step / away), lerp(fromZ, z, step / away));
  if (last && Math.hypot(last[0] - fromX, last[1] - fromZ) > step / 3) close(last[0], last[1]);
  return pieces;
}

/** Moved toward the viewer; a new line after every jump in depth. */
function edgeLines({ surroundings: { edge, house } }: Terrain, offset: number, along: AlongHouse): PlanPoint[][] {
  const lines: PlanPoint[][] = [];
  const hasFence = house.filter((isHouse) => !isHouse).length > edge.length * leastFence;
  const spares = along === "never-along-house" || (along === "rather-not" && hasFence);
  for (const [i, [x, z]] of edge.entries()) {
    const away = Math.hypot(x, z);
    if (z > farthest || away < offset + 0.5 || (spares && house[i])) continue;
    const share = 1 - offset / away;
    const point: PlanPoint = [x * share, z * share];
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (before && Math.hypot(before[0] - point[0], before[1] - point[1]) < widestJump) line?.push(point);
    else lines.push([point]);
  }
  return lines;
}

/** Meters between probes for openings. */
const probe = 0.1;
/** Share of the length of a line that pieces have which cut its corners. */
const bends = 0.995;
/** Share of a piece by which pieces may be longer than usual, so that no stump is added. */
const spare = 0.2;

/** The parts of a line between walks, drives and doors, which something that bars the way leaves open. */
export function betweenOpenings({ grid, surroundings, walks }: Terrain, points: readonly PlanPoint[]): PlanPoint[][] {
  if (points.length < 2) return [];
  const ribbon = createRibbon(points, 0);
  const parts: PlanPoint[][] = [];
  let part: PlanPoint[] = [];
  for (let along = 0; along <= ribbon.length; along += probe) {
    const { x, z } = pointAlong(ribbon, along);
    const isWay = isPavedGround(grid, x, z) || sampleField(grid.toDrive, x, z) < probe;
    const isDoor = distanceToDoors(surroundings.doors, x, z) < gateClearance;
    if (isWay || isDoor || (walks && sampleField(walks, x, z) < 0)) part = [];
    else if (part.push([x, z]) === 1) parts.push(part);
  }
  return parts.filter((own) => lengthOf(own) > shortestRun);
}

/** Lines that a fence joins: stumps in front of objects in the yard are dropped, small gaps bridged. */
export function bridgeLines(lines: readonly PlanPoint[][], shortest: number, widest: number): PlanPoint[][] {
  const bridged: PlanPoint[][] = [];
  for (const line of lines) {
    if (createRibbon(line, 0).length < shortest) continue;
    const before = bridged.at(-1);
    const [x, z] = before?.at(-1) ?? [0, 0];
    const [fromX, fromZ] = line[0] ?? [0, 0];
    if (before && Math.hypot(fromX - x, fromZ - z) < widest) before.push(...line);
    else bridged.push([...line]);
  }
  return bridged;
}

function besidePath({ path }: Laid, aside: number): PlanPoint[] {
  if (!path) return [];
  return Array.from({ length: 40 }, (_, i) => {
    const { x, z } = pointBeside(path, (path.length * i) / 39, aside);
    return [x, z];
  });
}

function behindPatio({ patio }: Laid, offset: number): PlanPoint[] {
  if (!patio) return [];
  const points: PlanPoint[] = [];
  for (let i = 0; i <= 24; i++) {
    const angle = (i / 24) * Math.PI - patio.turn;
    for (let reach = 0.5; reach < 3; reach += 0.05) {
      const [dx, dz] = [Math.cos(angle) * reach * patio.halfWidth, Math.sin(angle) * reach * patio.halfDepth];
      const [x, z] = fromOwnAxes(patio, dx, dz);
      if (distanceToOutline(patio, x, z) < offset) continue;
      points.push([x, z]);
      break;
    }
  }
  return points;
}
