import { lerp } from "../../numeric/scalar.ts";
import { isOpenGround } from "../ground/ground-grid.ts";
import { distanceFromPlace, spanInView, type Terrain } from "../ground/terrain.ts";
import type { Want } from "../idea/idea.ts";
import { distanceToOutline, fromOwnAxes } from "../parts/outline.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { createRibbon, pointAlong, pointBeside } from "./ribbon.ts";
import type { Layout } from "./surfaces.ts";

/** Metres from the viewer beyond which no row is worth its cost. */
const farthest = 24;
/** Share of the edge that is no house from which on it counts as a boundary. */
const leastFence = 0.25;
/** Metres from one point of the edge to the next above which something lies between them. */
const widestJump = 1.8;

/**
 * Rows at the near edge, metres, by eye: how far they stand into the ground, reach to either side and keep from the picture's
 * rim, from point to point, the jump that parts two lines, and how deep the ground is behind them.
 */
const front = { into: 0.8, aside: 12, fromRim: 0.3, step: 0.3, jump: 0.9, deep: 0.8 };

/** Whether a line may run along the walls of a house: where there is hardly anything else, or never. */
type AlongHouse = "along-house" | "rather-not" | "never-along-house";

/** Where a row is looked for: where it was asked for, else at the yard's sides and at last along its near edge. */
export function placesInTurn({ place }: Pick<Want, "place">): (Want["place"] | "front")[] {
  return [place, "left", "right", "front"];
}

/** A point of a row, and the direction (radians) the row runs there. */
export interface RowPoint {
  x: number;
  z: number;
  angle: number;
}

/**
 * The lines along which a wanted hedge or fence runs, `offset` metres before the yard's edge. On one side of the
 * yard the second line is for where nothing fits along the first.
 */
export function linesFor(
  layout: Layout,
  want: Pick<Want, "place" | "side" | "spot">,
  offset: number,
  house: AlongHouse = "rather-not",
): PlanPoint[][] {
  const { terrain, patio, path } = layout;
  const { spot } = want;
  const place = (want.place === "along-fence" && want.side) || want.place;
  if (spot === "by-street" && !place) return frontLines(terrain);
  if (place === "along-path" && path)
    return [-1, 1].map((side) => besidePath(layout, side * (path.width / 2 + offset)));
  if (place === "around-patio" && patio) return [behindPatio(layout, offset)];
  if (place === "front" || (place === "near-house" && !terrain.surroundings.houseAhead)) return frontLines(terrain);
  if (!place || place === "along-fence") return edgeLines(terrain, offset, house);
  const edges = edgeLines(terrain, offset, "along-house");
  if (place === "near-house" || place === "middle") return edges;
  const edge = edges.flat();
  if (place === "left" || place === "right") {
    const seen = edge.filter(([x, z]) => distanceFromPlace(terrain, place, x, z) <= 0);
    const aside = sideLine(terrain, place === "left" ? -1 : 1, offset);
    return seen.length > 3 ? [seen, aside] : [aside];
  }
  return [edge.filter(([x, z]) => distanceFromPlace(terrain, place, x, z) < 0.5)];
}

/** Most pieces of `width` metres in a row: as many as the length takes that the customer named, or the usual number. */
export function mostPieces({ size }: Pick<Want, "size">, width: number, usual: number): number {
  return size?.width ? Math.ceil(size.width / width) : usual;
}

/** Points at equal steps along a line, half a step in from its ends. */
export function walkLine(points: readonly PlanPoint[], step: number): RowPoint[] {
  if (points.length < 2) return [];
  const ribbon = createRibbon(points, 0);
  const count = Math.floor(ribbon.length / step);
  return Array.from({ length: count }, (_, i) => pointAlong(ribbon, (i + 0.5) * step));
}

/** A straight piece between two points of a line: its middle, direction and length. */
export interface LinePiece extends RowPoint {
  length: number;
}

/** Straight pieces from point to point along a line, each `step` metres long but the last: they join at their ends. */
export function cutLine(points: readonly PlanPoint[], step: number): LinePiece[] {
  const pieces: LinePiece[] = [];
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

/** Along house, fence or hedge at the far side, moved towards the viewer; a new line after every jump in depth. */
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

/** Lines that a fence closes to one: stumps before something that lies in the yard are left out, small gaps bridged. */
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

/** Along the near edge of the ground, at the street or the picture's end; a new line where it jumps, or something lies in between. */
function frontLines(terrain: Terrain): PlanPoint[][] {
  const lines: PlanPoint[][] = [];
  for (let x = -front.aside; x <= front.aside; x += front.step) {
    const z = nearEdge(terrain, x);
    if (z === undefined) continue;
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (before && Math.hypot(before[0] - x, before[1] - z) < front.jump) line?.push([x, z]);
    else lines.push([[x, z]]);
  }
  return lines.sort((one, other) => other.length - one.length);
}

/** Where a row at the near edge stands, `x` metres across: on ground that goes on behind it, and in view. */
function nearEdge(terrain: Terrain, x: number): number | undefined {
  const { grid } = terrain;
  const isYard = (z: number) => [0, 0.5, 1].every((share) => isOpenGround(grid, x, z + share * front.deep));
  for (let z = grid.nearZ; z < Math.min(grid.farZ, farthest); z += 0.1) {
    if (!isYard(z)) continue;
    const [left, right] = spanInView(terrain, z + front.into);
    if (x >= left + front.fromRim && x <= right - front.fromRim) return z + front.into;
  }
  return undefined;
}

function sideLine(terrain: Terrain, side: -1 | 1, offset: number): PlanPoint[] {
  const { nearZ, farZ } = terrain.grid;
  return [0.15, 0.4, 0.65, 0.9].map((share) => {
    const z = lerp(nearZ, Math.min(farZ, nearZ + 9), share);
    const [left, right] = spanInView(terrain, z);
    return [side < 0 ? left + 0.2 + offset : right - 0.2 - offset, z];
  });
}

function besidePath({ path }: Layout, aside: number): PlanPoint[] {
  if (!path) return [];
  return Array.from({ length: 40 }, (_, i) => {
    const { x, z } = pointBeside(path, (path.length * i) / 39, aside);
    return [x, z];
  });
}

/** Round the far half of the patio. */
function behindPatio({ patio }: Layout, offset: number): PlanPoint[] {
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
