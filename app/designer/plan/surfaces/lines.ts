import { lerp } from "../../numeric/scalar.ts";
import { isOpenGround } from "../ground/ground-grid.ts";
import { distanceFromPlace, spanInView, type Terrain } from "../ground/terrain.ts";
import type { Want } from "../idea/idea.ts";
import { distanceToOutline, fromOwnAxes } from "../parts/outline.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { createRibbon, pointAlong, pointBeside } from "./ribbon.ts";
import type { Layout } from "./surfaces.ts";

/** Meters from the viewer beyond which a row is not worth its cost. */
const farthest = 24;
/** Share of the edge without a house from which it counts as a boundary. */
const leastFence = 0.25;
/** Meters between points of the edge above which something is in between. */
const widestJump = 1.8;

/**
 * Meters into the ground, to either side, from the picture's rim, between points, jump between lines, ground behind.
 */
const front = { into: 0.8, aside: 12, fromRim: 0.3, step: 0.3, jump: 0.9, deep: 0.8 };

/** Whether a line may follow the walls of a house: if there is hardly anything else, or never. */
type AlongHouse = "along-house" | "rather-not" | "never-along-house";

/** The requested one, else the yard's sides and last its near edge. */
export function placesInTurn({ place }: Pick<Want, "place">): (Want["place"] | "front")[] {
  return [place, "left", "right", "front"];
}

/** Direction in radians. */
export interface RowPoint {
  x: number;
  z: number;
  angle: number;
}

/** `offset` meters in front of the yard's edge. On one side the second line is used if nothing fits along the first. */
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

/** For the requested length, or the usual number; `width` in meters. */
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

/** Joined at their ends; the last may be shorter than `step` (meters). */
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

/** Stumps in front of objects in the yard are dropped, small gaps bridged. */
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

/** At the street or the picture's end; a new line where it jumps or is interrupted. */
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

/** On ground that continues behind it, and in view; `x` meters across. */
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
