import type { Sought, StandingPiece } from "./sought.ts";

/** Why something stays: it is not seen, it is a tree, or it hides too much. */
export type StayReason = "not-found" | "tall" | "hides";

// Chosen by eye on photos of yards.
/** Share of a foot that has to stand on the yard's ground. */
const leastOnGround = 0.5;
/** Meters; taller plants are trees, which stay. */
export const tallest = 3;
/** Lengths in a photo are uncertain by about this factor. */
const slack = 1.35;
/** How much more likely the first of several has to be. */
const clearly = 1.5;
/** Share of the largest of several below which a piece is a scrap of something else. */
const scrap = 0.05;
/** Parts of a thing are at most so much of its width away. */
const partReach = 0.5;
/** Shares of the picture's width that "on the left", "in the middle" and "on the right" mean. */
const sides = { left: [0, 0.48], middle: [0.25, 0.75], right: [0.52, 1] } as const;

interface Frame {
  width: number;
  height: number;
}

/** The pieces that the customer may mean, the likeliest first; a single one is the first. */
export function choosePieces(
  pieces: readonly StandingPiece[],
  sought: Sought,
  frame: Frame,
): { pieces: StandingPiece[] } | { stays: StayReason } {
  const placed = pieces.filter((piece) => piece.onGround >= leastOnGround && isThere(piece, sought, pieces, frame));
  const fitting = placed.filter((piece) => isSized(piece, sought)).sort((a, b) => rankOf(b) - rankOf(a));
  const [first, second] = fitting;
  const isUnclear =
    sought.look !== "plant" && !sought.isMany && first && second && rankOf(first) < clearly * rankOf(second);
  if (isUnclear) return { stays: "not-found" };
  if (fitting.length > 0) return { pieces: sought.isMany ? withoutRepeats(fitting) : oneOf(fitting, pieces) };
  return { stays: placed.some(({ look, height }) => look === "plant" && height > tallest) ? "tall" : "not-found" };
}

function rankOf({ cells, edge }: StandingPiece): number {
  return Math.sqrt(cells.length) * edge ** 2;
}

function isSized({ height, width }: StandingPiece, sought: Sought): boolean {
  return isWithin(height, sought.height) && isWithin(width, sought.width);
}

function isWithin(value: number, [least, most]: Sought["height"]): boolean {
  return value > least / slack && value < most * slack;
}

function isThere(
  { left, right, bottom }: StandingPiece,
  { across, depth }: Sought,
  pieces: readonly StandingPiece[],
  { width }: Frame,
): boolean {
  const middle = (left + right + 1) / 2 / width;
  if (across && (middle < sides[across][0] || middle > sides[across][1])) return false;
  if (!depth || pieces.length < 2) return true;
  const feet = pieces.map((piece) => piece.bottom).sort((a, b) => a - b);
  const half = feet[feet.length >> 1];
  return depth === "near" ? bottom >= half : bottom <= half;
}

/** The largest, with what lies so close to it that it is part of it. */
function oneOf([first]: readonly StandingPiece[], pieces: readonly StandingPiece[]): StandingPiece[] {
  if (first?.look !== "thing") return first ? [first] : [];
  const reach = Math.max(3, (first.right - first.left) * partReach);
  const parts = pieces.filter(({ left, right, top, bottom, cells }) => {
    const isBeside = left < first.right + reach && right > first.left - reach;
    const isLevel = top > first.top - reach && bottom < first.bottom + reach;
    return cells.length < first.cells.length && isBeside && isLevel;
  });
  return withoutRepeats([first, ...parts]);
}

/** Two ways of finding pieces find the same ones. */
function withoutRepeats(pieces: readonly StandingPiece[]): StandingPiece[] {
  const taken = new Set<number>();
  const [largest] = pieces;
  const least = (largest?.cells.length ?? 0) * scrap;
  return pieces.filter(({ cells }) => {
    if (cells.length < least) return false;
    const repeated = cells.filter((cell) => taken.has(cell)).length;
    for (const cell of cells) taken.add(cell);
    return repeated < cells.length / 2;
  });
}
