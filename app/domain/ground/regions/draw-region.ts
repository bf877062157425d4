import { adoptLabels } from "./adopt-labels.ts";
import { type GroundRegions, regionShareAtLeast, regionsAtMost } from "./ground-regions.ts";
import { listPieces } from "./merge-pieces.ts";
import { cellsAlong, cellsInside, distance, lengthOf, type Spot } from "./stroke.ts";

/** What a rough stroke makes: a line across regions splits them, a line around an area makes it a region. */
export type DrawnRegions =
  | { ok: true; outcome: "split" | "outlined"; regions: GroundRegions; number: number }
  /** too-small: no part that a finger could hit. nothing: it neither crosses a region nor closes. */
  | { ok: false; reason: "too-small" | "nothing" | "too-many" };

/** Share of its length by which the ends of a stroke may be apart and still close it. Drawn by hand, on a phone. */
const closesWithin = 0.25;
/** In cells; a shorter stroke is a slip of the finger. */
const shortest = 3;

export function drawRegion(before: GroundRegions, stroke: readonly Spot[]): DrawnRegions {
  const number = before.regions.length + 1;
  if (number > regionsAtMost) return { ok: false, reason: "too-many" };
  const [first, last] = [stroke[0], stroke.at(-1)];
  const length = lengthOf(stroke);
  if (!first || !last || length < shortest) return { ok: false, reason: "nothing" };
  if (distance(first, last) > closesWithin * length) return splitRegion(before, stroke, number);
  const inside = cellsInside(before, stroke);
  if (inside.length < regionShareAtLeast * before.labels.length) return { ok: false, reason: "too-small" };
  return { ok: true, outcome: "outlined", number, regions: withRegion(before, inside, number) };
}

/** The smaller half of the region that the stroke splits most evenly becomes a region. */
function splitRegion(before: GroundRegions, stroke: readonly Spot[], number: number): DrawnRegions {
  const { width, height, labels } = before;
  const wall = cellsAlong(before, stroke);
  const sorts = labels.map((label, cell) => (wall.has(cell) ? 0 : label));
  const pieces = listPieces({ width, height, sorts }).sort((a, b) => b.cells.length - a.cells.length);
  const halves = pieces.filter(({ sort, cells }, i) => {
    const isLargest = pieces.findIndex((piece) => piece.sort === sort) === i;
    return !isLargest && cells.some((cell) => touches(wall, cell, width));
  });
  const [half] = halves;
  if (!half) return { ok: false, reason: "nothing" };
  if (half.cells.length < regionShareAtLeast * labels.length) return { ok: false, reason: "too-small" };
  return { ok: true, outcome: "split", number, regions: withRegion(before, half.cells, number) };
}

function touches(wall: ReadonlySet<number>, cell: number, width: number): boolean {
  return [cell - 1, cell + 1, cell - width, cell + width].some((next) => wall.has(next));
}

function withRegion(before: GroundRegions, cells: readonly number[], number: number): GroundRegions {
  const labels = before.labels.slice();
  for (const cell of cells) labels[cell] = number;
  return adoptLabels(before, labels);
}
