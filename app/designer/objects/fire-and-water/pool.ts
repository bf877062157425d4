import { type LinearRgb, linearFromHex, mixColor } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addQuad, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { copingWidth, type EdgePoint, edgeFartherOut, type PoolForm, poolEdge } from "../making/pool-outline.ts";
import { shaded } from "../making/tones.ts";

/** Meters above the ground: the water is 0.1 m below the coping. */
const copingTop = 0.05;
const waterLevel = -0.05;
/** Meters: a stone's length, its joint, its thickness and its overhang over the water. */
const stone = { length: 0.6, joint: 0.012, thickness: 0.035, over: 0.025 };
/** Meters of a tile's side, and of a step below the water and how many there are. */
const tileSide = 0.15;
const steps = { going: 0.32, count: 3, least: 4 };
/** Meters between flat layers, so that they do not overlap. */
const layer = 0.004;

const usualStone = "#dcd5c6";
const tiles = [linearFromHex("#4f9fbb"), linearFromHex("#76bccf"), linearFromHex("#3f86a8")] as const;
const deep: Surface = { color: linearFromHex("#6fc3d6"), finish: "water" };
const shallow: LinearRgb = linearFromHex("#b4e2e6");
const up: Vec3 = [0, 1, 0];

/** `width` and `depth` are the water's, meters. */
function poolOf(label: string, form: PoolForm, width: number, depth: number): ObjectKind {
  const [fullWidth, fullDepth] = [width + 2 * copingWidth, depth + 2 * copingWidth];
  return {
    label,
    width: fullWidth,
    depth: fullDepth,
    height: copingTop,
    radius: Math.hypot(fullWidth, fullDepth) / 2,
    shape: form === "kidney" ? "round" : "rectangle",
    unit: "each",
    place(site, stage, random) {
      const frame = placementOf({ ...site, size: 1 });
      const wide = (site.width ?? fullWidth * site.size) - 2 * copingWidth;
      const long = (site.depth ?? fullDepth * site.size) - 2 * copingWidth;
      const edge = poolEdge(form, wide, long);
      fillWater(stage, frame, edge);
      if (form === "rectangle") layWideSteps(stage, frame, wide, long);
      tileWalls(stage, frame, edge, random);
      layCoping(stage, frame, edge, { color: linearFromHex(site.color ?? usualStone), finish: "washed" }, random);
    },
  };
}

export const pool = poolOf("Swimming pool with stone coping", "rectangle", 8, 4);
export const kidneyPool = poolOf("Kidney-shaped pool with stone coping", "kidney", 8, 4.4);
export const lapPool = poolOf("Lap pool with stone coping", "rectangle", 12, 2.5);
export const plungePool = poolOf("Plunge pool with stone coping", "rectangle", 3, 2.2);

function addFlat(stage: Stage, frame: Placement, corners: readonly [Vec3, Vec3, Vec3, Vec3], surface: Surface): void {
  const [a, b, c, d] = [frame(corners[0]), frame(corners[1]), frame(corners[2]), frame(corners[3])];
  const { color, finish } = surface;
  const normals = [up, up, up] as const;
  stage.addTriangle({ corners: [a, b, c], normals, color, finish });
  stage.addTriangle({ corners: [a, c, d], normals, color, finish });
}

function addWall(
  stage: Stage,
  frame: Placement,
  [fromX, fromZ]: readonly [number, number],
  [toX, toZ]: readonly [number, number],
  [low, high]: readonly [number, number],
  surface: Surface,
): void {
  const corners: [Vec3, Vec3, Vec3, Vec3] = [
    frame([fromX, low, fromZ]),
    frame([toX, low, toZ]),
    frame([toX, high, toZ]),
    frame([fromX, high, fromZ]),
  ];
  addQuad(stage, corners, surface);
}

function fillWater(stage: Stage, frame: Placement, edge: readonly EdgePoint[]): void {
  const center = frame([0, waterLevel, 0]);
  edge.forEach(({ at }, i) => {
    const next = edge[(i + 1) % edge.length]?.at ?? at;
    const corners = [center, frame([at[0], waterLevel, at[1]]), frame([next[0], waterLevel, next[1]])] as const;
    stage.addTriangle({ corners, normals: [up, up, up], ...deep });
  });
}

/** Paler the less water is over them. */
function layWideSteps(stage: Stage, frame: Placement, width: number, depth: number): void {
  if (Math.max(width, depth) < steps.least) return;
  const [long, short] = width >= depth ? [width, depth] : [depth, width];
  const half = short / 2 - 0.25;
  for (let step = 0; step < steps.count; step++) {
    const edgeOf = (at: number) => long / 2 - 0.02 - at * steps.going;
    const [near, far] = [edgeOf(step), edgeOf(step + 1)];
    const color = mixColor(shallow, deep.color, step / steps.count);
    const y = waterLevel + layer;
    const cornerAt = (along: number, across: number): Vec3 =>
      width >= depth ? [along, y, across] : [across, y, along];
    const corners = [cornerAt(near, -half), cornerAt(far, -half), cornerAt(far, half), cornerAt(near, half)] as const;
    addFlat(stage, frame, corners, { color, finish: "water" });
  }
}

/** Pieces of at most `length` meters, with their positions along the edge. */
function piecesOf(edge: readonly EdgePoint[], length: number): { from: EdgePoint; to: EdgePoint }[] {
  return edge.flatMap((from, i) => {
    const to = edge[(i + 1) % edge.length] ?? from;
    const run = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]);
    const count = Math.max(1, Math.round(run / length));
    return Array.from({ length: count }, (_, piece) => ({
      from: between(from, to, piece / count),
      to: between(from, to, (piece + 1) / count),
    }));
  });
}

function between(from: EdgePoint, to: EdgePoint, share: number): EdgePoint {
  const mix = (a: readonly [number, number], b: readonly [number, number]) =>
    [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share] as const;
  return { at: mix(from.at, to.at), out: mix(from.out, to.out) };
}

function tileWalls(stage: Stage, frame: Placement, edge: readonly EdgePoint[], random: Random): void {
  for (const { from, to } of piecesOf(edge, tileSide)) {
    const color = tiles[Math.floor(random() * tiles.length)] ?? tiles[0];
    addWall(stage, frame, from.at, to.at, [waterLevel - layer, copingTop - stone.thickness], {
      color,
      finish: "washed",
    });
  }
}

/** The darker bed shows in the joints. */
function layCoping(stage: Stage, frame: Placement, edge: readonly EdgePoint[], surface: Surface, random: Random): void {
  const whole = stonesOf(edge);
  for (const points of whole) {
    const tone = shaded(surface, 0.9 + 0.16 * random());
    laySlab(stage, frame, points, tone, 0, stone.joint / 2);
    laySlab(stage, frame, points, shaded(surface, 0.5), 2 * layer, 0);
  }
}

/** Straight ones of a stone's length, curved ones of several points. */
function stonesOf(edge: readonly EdgePoint[]): EdgePoint[][] {
  const stones: EdgePoint[][] = [];
  let points: EdgePoint[] = [];
  let run = 0;
  for (const { from, to } of piecesOf(edge, stone.length)) {
    if (points.length === 0) points.push(from);
    points.push(to);
    run += Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]);
    if (run < stone.length * 0.6) continue;
    stones.push(points);
    points = [];
    run = 0;
  }
  if (points.length > 1) stones.push(points);
  return stones;
}

/** Its sides are `within` meters lower and narrower, `back` meters shorter at both ends. */
function laySlab(
  stage: Stage,
  frame: Placement,
  points: readonly EdgePoint[],
  surface: Surface,
  within: number,
  back: number,
): void {
  const cut = shortened(points, back);
  const top = copingTop - within;
  const inner = edgeFartherOut(cut, within - stone.over);
  const outer = edgeFartherOut(cut, copingWidth - within);
  inner.slice(1).forEach((to, i) => {
    const from = inner[i] ?? to;
    const [outFrom, outTo] = [outer[i] ?? from, outer[i + 1] ?? to];
    addFlat(
      stage,
      frame,
      [
        [from[0], top, from[1]],
        [to[0], top, to[1]],
        [outTo[0], top, outTo[1]],
        [outFrom[0], top, outFrom[1]],
      ],
      surface,
    );
    addWall(stage, frame, from, to, [copingTop - stone.thickness, top], surface);
    addWall(stage, frame, outFrom, outTo, [0, top], surface);
  });
}

function shortened(points: readonly EdgePoint[], metres: number): EdgePoint[] {
  const pull = (end: EdgePoint, next: EdgePoint) => {
    const run = Math.hypot(next.at[0] - end.at[0], next.at[1] - end.at[1]) || 1;
    return between(end, next, Math.min(0.4, metres / run));
  };
  return points.map((point, i) => {
    const inwards = i === 0 ? points[1] : i === points.length - 1 ? points[i - 1] : undefined;
    return inwards ? pull(point, inwards) : point;
  });
}
