import { bytesOf } from "../../numeric/map-plane.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt, integerAt } from "../../numeric/read-at.ts";
import { shrinkChannels } from "../../numeric/shrink-channels.ts";
import { type SeenKind, seenKinds } from "../../reader/seen/seen-kinds.ts";
import type { Camera } from "../../stage/camera.ts";
import { labelComponents } from "../pixels/mask-clean-up.ts";
import { groundKinds, isOpenKind, type Scene } from "../scene/scene.ts";
import type { UprightObjects } from "../upright/upright-objects.ts";
import { findPosts } from "./find-posts.ts";
import type { Look, Sought, StandingPiece } from "./sought.ts";
import { splitBlobs } from "./split-blobs.ts";

// Chosen by eye on photos of yards.
/** Cells; smaller pieces are specks. */
const smallest = 12;
/** Share of leaves from which a piece is a plant, and of house, vehicle and sky from which it is none of the yard's. */
const leafy = 0.5;
const mostForeign = 0.35;
const groundSeen: ReadonlySet<SeenKind> = new Set(["lawn", "soil", "gravel", "paving", "driveway", "street"]);
/** Difference of colors at an outline, the share of it that a thing needs, and of its box that it fills. */
const sharpEdge = 36;
const leastEdge = { amidGround: 0.2, elsewhere: 0.6 };
const fullness = 0.3;
/**
 * Cells around a piece that are looked at, the shares of ground and of the design's ground among them from which it is amid
 * ground, and meters up to which an outline then needs no sharp edge: what is taller may be a person.
 */
const around = 3;
const amidGround = { all: 0.97, open: 0.6 };
const low = 0.8;
/** Area of a thing relative to that of its part. */
const larger = 3;
/** Cells below a foot within which ground has to be. */
const footReach = 6;

/** What stands in the photo and may be taken away, as far as it can be told from what is around it. */
export function findPieces(
  photo: Raster,
  scene: Scene,
  camera: Camera,
  upright: UprightObjects,
  { look, onNewGround = false }: Pick<Sought, "look" | "onNewGround">,
) {
  const colors = shrinkChannels(photo, scene.likeliest.width, scene.likeliest.height);
  const view = { scene, camera, colors, scale: scene.width / scene.likeliest.width };
  const { width, height } = scene.likeliest;
  if (look === "marked") return markedPieces(view);
  if (look === "post") return findPosts(colors, view).flatMap((cells) => measure(view, look, cells) ?? []);
  const stood = uprightLabels(scene, upright);
  const seen = splitBlobs(kindMask(scene, look === "plant" ? ["tree", "shrub"] : ["thing"]), width, height);
  const pieces = [stood, seen].flatMap((found) =>
    cellsByLabel(found.labels, found.count).flatMap((cells) => {
      const piece = cells.length < smallest ? undefined : measure(view, lookOf(scene, cells), cells);
      if (piece?.look !== look || isForeign(scene, piece, stood === found)) return [];
      const mayBe = onNewGround && found === stood && piece.height < low;
      const isAmidGround = mayBe && isAmid(scene, cells);
      return [{ ...piece, isAmidGround }];
    }),
  );
  if (look === "plant") return pieces;
  return pieces.filter((piece) => isDistinct(piece, width) && !isPart(piece, stood.labels));
}

/** Of something larger, which would be cut. */
function isPart({ cells }: StandingPiece, labels: Int32Array): boolean {
  const counts = new Map<number, number>();
  for (const cell of cells) counts.set(integerAt(labels, cell), (counts.get(integerAt(labels, cell)) ?? 0) + 1);
  const [label] = [...counts].find(([, own]) => own > cells.length / 2) ?? [0];
  return label > 0 && labels.filter((own) => own === label).length > larger * cells.length;
}

/** What the customer marked as ground although something stands there. */
function markedPieces(view: PieceView): StandingPiece[] {
  const { opened } = view.scene;
  if (!opened) return [];
  const { labels, components } = labelComponents(opened.values, opened.width, opened.height);
  const numbers = components.map(({ value, area }, k) => (value === 1 && area >= smallest ? k + 1 : 0));
  return cellsByLabel(
    labels.map((label) => numbers[label]),
    components.length,
  ).flatMap((cells) => (cells.length === 0 ? [] : (measure(view, "marked", cells) ?? [])));
}

export interface PieceView {
  scene: Scene;
  camera: Camera;
  /** Red, green and blue per cell, in bytes. */
  colors: readonly Float32Array[];
  /** Pixels of the photo per cell. */
  scale: number;
}

/**
 * Not a corner of a wall or a patch of bare ground, nor what the picture cuts off. Amid ground that is drawn anew a margin of it
 * is part of the outline, and it does no harm where a patch of ground goes instead.
 */
function isDistinct({ edge, left, right, top, bottom, cells, isAmidGround }: StandingPiece, width: number): boolean {
  const isFull = cells.length > fullness * (right - left + 1) * (bottom - top + 1);
  const least = isAmidGround ? leastEdge.amidGround : leastEdge.elsewhere;
  return edge > least && isFull && left > 1 && right < width - 2;
}

function kindMask({ likeliest }: Scene, kinds: readonly SeenKind[]): Uint8Array {
  return bytesOf(likeliest.values, (value) => (kinds.some((kind) => seenKinds[value] === kind) ? 1 : 0));
}

/** What stands before the backdrop, on the scene's cells. */
function uprightLabels({ likeliest: { width, height } }: Scene, { labels, things }: UprightObjects) {
  const out = Int32Array.from({ length: width * height }, (_, i) => {
    const x = Math.floor((((i % width) + 0.5) * labels.width) / width);
    const y = Math.floor(((Math.floor(i / width) + 0.5) * labels.height) / height);
    return byteAt(labels.values, y * labels.width + x);
  });
  return { labels: out, count: things.length - 1 };
}

function cellsByLabel(labels: Int32Array, count: number): Int32Array[] {
  const lists: number[][] = Array.from({ length: count + 1 }, () => []);
  for (let i = 0; i < labels.length; i++) if (labels[i] > 0) lists[labels[i]].push(i);
  return lists.slice(1).map((list) => Int32Array.from(list));
}

function shareOf({ likeliest }: Scene, cells: Int32Array, kinds: readonly SeenKind[]): number {
  let count = 0;
  for (const cell of cells) if (kinds.includes(seenKinds[byteAt(likeliest.values, cell)])) count++;
  return count / cells.length;
}

function lookOf(scene: Scene, cells: Int32Array): Look {
  return shareOf(scene, cells, ["tree", "shrub"]) > leafy ? "plant" : "thing";
}

/** Houses, cars and trees; the reader takes small things on the ground for walls, which what stands free there is not. */
function isForeign(scene: Scene, { cells, bottom, top }: StandingPiece, standsFree: boolean): boolean {
  if (shareOf(scene, cells, ["vehicle"]) > mostForeign / 2 || shareOf(scene, cells, ["person"]) > 0.1) return true;
  if (shareOf(scene, cells, ["water", "steps", "sky"]) > mostForeign) return true;
  const isHouse = shareOf(scene, cells, ["building"]) > mostForeign;
  return isHouse && !(standsFree && bottom - top < scene.likeliest.height / 5);
}

/** Undefined where it stands on no ground, or above the horizon. */
function measure(
  { scene, camera, colors, scale }: PieceView,
  look: Look,
  cells: Int32Array,
): StandingPiece | undefined {
  const { width } = scene.likeliest;
  let [left, right, top, bottom] = [width, 0, Number.POSITIVE_INFINITY, 0];
  for (const cell of cells) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const [, z, depth] = camera.groundAt(((left + right + 1) / 2) * scale, (bottom + 1) * scale, [0, 0, 0]);
  if (depth <= 0) return undefined;
  const perMeter = camera.focalPixels / z / scale;
  return {
    look,
    cells,
    left,
    right,
    top,
    bottom,
    height: (bottom - top + 1) / perMeter,
    width: (right - left + 1) / perMeter,
    edge: edgeOf(colors, cells, width),
    onGround: groundAtFoot(scene, cells, left, right, bottom, top),
  };
}

/** Whether ground is next to it on all sides, and mostly the design's own: a kerb is between that and the street. */
function isAmid({ groundKinds: kinds, likeliest }: Scene, cells: Int32Array): boolean {
  const { width, height } = likeliest;
  const own = new Set(cells);
  let [all, ground, open] = [0, 0, 0];
  for (const cell of cells)
    for (const [dx, dy] of [
      [-around, 0],
      [around, 0],
      [0, -around],
      [0, around],
    ] as const) {
      const [x, y] = [(cell % width) + dx, Math.floor(cell / width) + dy];
      const next = y * width + x;
      if (x < 0 || x >= width || y < 0 || y >= height || own.has(next)) continue;
      all++;
      if (isGround(kinds, likeliest, next)) ground++;
      if (isOpenKind(groundKinds[byteAt(kinds.values, next)] ?? "none")) open++;
    }
  return ground > amidGround.all * all && open > amidGround.open * all;
}

/** Level ground, also that which the reader sees and the design leaves as it is. */
function isGround(kinds: Scene["groundKinds"], likeliest: Scene["likeliest"], cell: number): boolean {
  const kind = groundKinds[byteAt(kinds.values, cell)];
  return (kind && kind !== "none" && kind !== "pool") || groundSeen.has(seenKinds[byteAt(likeliest.values, cell)]);
}

/** Share of the outline at which the colors on both sides differ. */
function edgeOf(colors: readonly Float32Array[], cells: Int32Array, width: number): number {
  const own = new Set(cells);
  let [all, sharp] = [0, 0];
  for (const cell of cells)
    for (const step of [-1, 1, -width, width]) {
      if (own.has(cell + step)) continue;
      const [inside, outside] = [cell - step, cell + 2 * step];
      all++;
      if (outside < 0 || outside >= width * Math.floor(colors[0].length / width)) continue;
      let sum = 0;
      for (const plane of colors)
        sum += (floatAt(plane, own.has(inside) ? inside : cell) - floatAt(plane, outside)) ** 2;
      if (sum > sharpEdge ** 2) sharp++;
    }
  return sharp / Math.max(1, all);
}

/** Share of the columns of its lower part that stand on ground. */
function groundAtFoot(
  { groundKinds: kinds, likeliest }: Scene,
  cells: Int32Array,
  left: number,
  right: number,
  bottom: number,
  top: number,
): number {
  const { width, height } = likeliest;
  const feet = new Int32Array(right - left + 1).fill(-1);
  for (const cell of cells) {
    const column = (cell % width) - left;
    feet[column] = Math.max(integerAt(feet, column), Math.floor(cell / width));
  }
  let [all, standing] = [0, 0];
  for (let k = 0; k < feet.length; k++) {
    const foot = integerAt(feet, k);
    if (foot < 0 || foot < (top + bottom) / 2) continue;
    all++;
    for (let y = foot + 1; y <= foot + footReach; y++) {
      if (y < height && !isGround(kinds, likeliest, y * width + left + k)) continue;
      standing++;
      break;
    }
  }
  return standing / Math.max(1, all);
}
