import type { LineSegment } from "../pixels/line-segments.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";
import { type Jamb, measureDoorway } from "./door-look.ts";
import type { Eye } from "./eye.ts";
import { heightInEyes } from "./height-in-eyes.ts";
import { isUpright } from "./upright-lines.ts";
import { isOnWallFoot } from "./wall-foot.ts";

/** A door, gate in a wall or garage door in the small picture. */
export interface Doorway {
  left: Jamb;
  right: Jamb;
  /** Width over height of the real object. */
  breadth: number;
  sureness: number;
}

interface Upright {
  /** Column at row 0, and how far it moves per row. */
  base: number;
  lean: number;
  top: number;
  bottom: number;
}

export interface DoorClues {
  segments: readonly LineSegment[];
  eye: Eye;
  boundary: ArrayLike<number>;
}

const leastHeight = 16;
const leastWidth = 7;
const leastSureness = 0.45;
/** First test in the picture: width over height, and difference of the feet's rows. */
const widestInPicture = 3;
const steepestFoot = 0.8;
/** Share by which a door may be too wide before the lintel's final height is known. */
const lintelRoom = 1.2;
/** Allowed difference between heads and lintel, as a share of the height, for at least one of them. */
const headOff = 0.16;
/** A door is 0.75 to 1.1 m wide and 2 to 2.15 m high, a garage door up to 5 m and 2.4 m. */
const breadths = [0.33, 2.3] as const;
/** In eye heights of a person standing on the ground; from a balcony, doors appear lower. */
const heights = [0.95, 1.95] as const;
const lowestFromAbove = 0.3;
const tiltedDown = 0.34;
/** Other uprights allowed within a door's width: a picket fence has more. */
const mostOthers = 4;
/** Share of the width within which uprights count as one, and tolerance in rows. */
const sameUpright = 0.2;
const missedRows = 4;
/** Pieces of one line: gap over length, and sideways distance in pixels. */
const joinedGap = 0.5;
const joinedOff = 1.5;

/**
 * Two uprights ending at one height under a lintel, in a wall whose foot continues their line. Strict, because a wrong
 * door is worse than none. Most certain first.
 */
export function findDoors(picture: SmallPicture, clues: DoorClues): Doorway[] {
  const uprights = joinUprights(clues.segments, clues.eye).filter(
    ({ top, bottom }) => bottom - top >= leastHeight && bottom > clues.eye.horizonAt(picture.width / 2),
  );
  const doors: Doorway[] = [];
  for (const a of uprights)
    for (const b of uprights) {
      const wide = columnAt(b, b.bottom) - columnAt(a, a.bottom);
      if (wide < leastWidth || wide > widestInPicture * Math.max(a.bottom - a.top, b.bottom - b.top)) continue;
      if (Math.abs(b.bottom - a.bottom) > steepestFoot * wide || isAmongPalings(uprights, a, b)) continue;
      for (const likeLeft of [true, false]) {
        const door = fitDoor(picture, clues, a, b, likeLeft);
        if (door) doors.push(door);
      }
    }
  return keepSurest(doors);
}

function isAmongPalings(uprights: readonly Upright[], a: Upright, b: Upright): boolean {
  const row = (a.top + a.bottom + b.top + b.bottom) / 4;
  const [left, right] = [columnAt(a, row), columnAt(b, row)];
  const wide = right - left;
  let others = 0;
  for (const other of uprights) {
    const column = columnAt(other, row);
    if (column < left - wide || column > right + wide || misses(other, row)) continue;
    const off = Math.min(Math.abs(column - left), Math.abs(column - right));
    if (off > sameUpright * wide && ++others > mostOthers) return true;
  }
  return false;
}

function misses({ top, bottom }: Upright, row: number): boolean {
  return top > row + missedRows || bottom < row - missedRows;
}

function columnAt({ base, lean }: Upright, row: number): number {
  return base + lean * row;
}

function joinUprights(segments: readonly LineSegment[], eye: Eye): Upright[] {
  const parts = segments.filter((segment) => isUpright(segment, eye));
  const used = new Set<LineSegment>();
  return parts.flatMap((longest) => {
    if (used.has(longest)) return [];
    const lean = longest.dx / longest.dy;
    const line = { base: longest.x - lean * longest.y, lean, ...rowsOf(longest) };
    for (const part of parts) {
      const { top, bottom } = rowsOf(part);
      const gap = Math.max(top - line.bottom, line.top - bottom);
      if (used.has(part) || gap > joinedGap * (line.bottom - line.top)) continue;
      if (Math.abs(columnAt(line, part.y) - part.x) > joinedOff) continue;
      used.add(part);
      line.top = Math.min(line.top, top);
      line.bottom = Math.max(line.bottom, bottom);
    }
    return [line];
  });
}

function rowsOf({ y, dy, length }: LineSegment): { top: number; bottom: number } {
  return { top: y - (dy * length) / 2, bottom: y + (dy * length) / 2 };
}

function fitDoor(
  picture: SmallPicture,
  { eye, boundary }: DoorClues,
  a: Upright,
  b: Upright,
  likeLeft: boolean,
): Doorway | undefined {
  const left = { x: columnAt(a, a.bottom), foot: a.bottom, head: a.top, lean: a.lean };
  const right = { x: columnAt(b, b.bottom), foot: b.bottom, head: b.top, lean: b.lean };
  // Foot and lintel converge at a point of the horizon.
  const above = ({ x, foot, head }: Jamb) => (head - eye.horizonAt(x)) / (foot - eye.horizonAt(x));
  if (likeLeft) right.head = eye.horizonAt(right.x) + above(left) * (right.foot - eye.horizonAt(right.x));
  else left.head = eye.horizonAt(left.x) + above(right) * (left.foot - eye.horizonAt(left.x));
  const tall = (left.foot - left.head + right.foot - right.head) / 2;
  if (tall < leastHeight) return undefined;
  if (Math.min(Math.abs(left.head - a.top), Math.abs(right.head - b.top)) > headOff * tall) return undefined;
  if (!isOnWallFoot(boundary, left, right, tall)) return undefined;
  const wide = widthInEyes(eye, left, right);
  const highOf = () => heightInEyes(eye, picture.height, left.x, left.foot, left.head);
  // The lintel may still be a little higher.
  if (highOf() > heights[1] || wide > breadths[1] * lintelRoom * highOf() || wide < breadths[0] * highOf())
    return undefined;
  const { sureness, raised } = measureDoorway(picture, left, right);
  if (sureness < leastSureness) return undefined;
  left.head -= raised;
  right.head -= raised;
  const isDown = eye.horizonAt(picture.width / 2) < tiltedDown * picture.height;
  if (highOf() < (isDown ? lowestFromAbove : heights[0]) || highOf() > heights[1]) return undefined;
  const breadth = wide / highOf();
  return breadth < breadths[0] || breadth > breadths[1] ? undefined : { left, right, breadth, sureness };
}

function widthInEyes(eye: Eye, left: Jamb, right: Jamb): number {
  const pointOf = ({ x, foot }: Jamb): [x: number, z: number] => {
    const away = 1 / Math.max(1e-3, eye.dropAt(x, foot));
    return [((x - left.x) / eye.focal) * away, away];
  };
  const [[ax, az], [bx, bz]] = [pointOf(left), pointOf(right)];
  return Math.hypot(bx - ax, bz - az);
}

function keepSurest(doors: readonly Doorway[]): Doorway[] {
  const kept: Doorway[] = [];
  for (const door of [...doors].sort((a, b) => b.sureness - a.sureness))
    if (kept.every((other) => other.right.x < door.left.x || other.left.x > door.right.x)) kept.push(door);
  return kept;
}
