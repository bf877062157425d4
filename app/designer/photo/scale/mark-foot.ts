import { lerp, smoothstep } from "../../numeric/scalar.ts";
import { type SeenKind, seenKinds } from "../../reader/seen/seen-kinds.ts";
import { heightInEyes } from "../lens/height-in-eyes.ts";
import type { Mark, MarkClues, Side } from "./mark.ts";

const ground: readonly SeenKind[] = ["lawn", "soil", "gravel", "paving", "driveway", "street"];
const wall: readonly SeenKind[] = ["building", "wall"];
/**
 * Minimum probability of what is below; first pixel checked; step down the wall; uncertain pixels allowed between wall
 * and ground, as the map is soft; distance to the ground (shares of the height) of a thing on it.
 */
const below = { likely: 0.5, from: 1, step: 2, seam: 7, nearest: 3, share: 0.1 };
/** Shares of the width that are checked, and how many must agree. */
const places = [0.15, 0.32, 0.5, 0.68, 0.85];
const agreeing = 3;

export function footOf({ left, right }: { left: Side; right: Side }, clues: MarkClues): Mark["foot"] {
  const rows = places.map((share) => {
    const [x, foot] = [left.x + share * (right.x - left.x), left.foot + share * (right.foot - left.foot)];
    return { share, foot, wallFoot: wallFootBelow(clues, x, foot) };
  });
  const found = rows.flatMap(({ share, foot, wallFoot }) =>
    wallFoot === undefined ? [] : [{ share, foot, wallFoot }],
  );
  if (found.length < agreeing) return { on: "unknown" };
  const drops = found.map(({ foot, wallFoot }) => wallFoot - foot).sort((a, b) => a - b);
  const drop = drops[drops.length >> 1] ?? 0;
  if (drop <= Math.max(below.nearest, below.share * (left.foot - left.head))) return { on: "ground" };
  return { on: "wall", left: left.foot + drop, right: right.foot + drop };
}

/** Undefined if something is in front of it. */
function wallFootBelow(clues: MarkClues, x: number, foot: number): number | undefined {
  let seam = 0;
  for (let y = foot + below.from; y < clues.height && seam <= below.seam; y += below.step) {
    if (shareAt(clues, ground, x, y) > below.likely) return y - seam - below.from;
    seam = shareAt(clues, wall, x, y) < below.likely ? seam + below.step : 0;
  }
  return undefined;
}

function shareAt({ seen, width, height }: MarkClues, kinds: readonly SeenKind[], x: number, y: number): number {
  const column = Math.min(seen.width - 1, Math.max(0, Math.floor((x * seen.width) / width)));
  const cell = Math.min(seen.height - 1, Math.floor((y * seen.height) / height)) * seen.width + column;
  return kinds.reduce((sum, kind) => sum + (seen.kinds[seenKinds.indexOf(kind)]?.[cell] ?? 0), 0);
}

/** Shares of ground at which a garage door is possible and likely, checked distance in heights, positions across. */
const approach = {
  from: 0.15,
  to: 0.45,
  down: [0.08, 0.15, 0.22, 0.29, 0.36, 0.43, 0.5],
  across: [0.1, 0.3, 0.5, 0.7, 0.9],
} as const;
/** In eye heights; a camera at half a meter sees a garage door four eye heights high. */
const highestDoor = 4.2;

/** 0..1; low if a hedge or wall is in front or if the door is above the horizon. */
export function likelyToBeDrivenInto({ left, right }: { left: Side; right: Side }, clues: MarkClues): number {
  const middle = { x: (left.x + right.x) / 2, head: (left.head + right.head) / 2, foot: (left.foot + right.foot) / 2 };
  if (heightInEyes(clues.eye, clues.height, middle.x, middle.foot, middle.head) > highestDoor) return 0;
  const tall = middle.foot - middle.head;
  const shares = approach.across.flatMap((across) =>
    approach.down.map((down) =>
      shareAt(clues, ground, lerp(left.x, right.x, across), lerp(left.foot, right.foot, across) + down * tall),
    ),
  );
  return smoothstep(approach.from, approach.to, shares.reduce((sum, share) => sum + share, 0) / shares.length);
}
