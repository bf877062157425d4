import { clamp } from "../../numeric/scalar.ts";
import { labelComponents } from "../pixels/mask-clean-up.ts";
import { type GroundView, shown } from "./ground-view.ts";

/** Square meters below which ground within other ground is not drawn, unless it is this long, as an edging is; meters. */
const island = { least: 0.5, longest: 1.2 };
/** Meters below which new ground is too narrow to be drawn. */
const narrow = 0.3;
/**
 * Meters around a cell that decide about it, more per meter of distance (the reader errs by pixels); and the share
 * enough, less for loose ground: old grass leans over the edges of paving by some centimeters.
 */
const reach = { least: 0.15, perMetre: 0.03 };
const clearly = { loose: 0.43, other: 0.5 };

/** Ground goes on behind what hides it; small islands, strips and ragged edges are removed, as a gardener would. */
export function cleanCells(view: GroundView): void {
  spread(view);
  dropIslands(view);
  dropNarrow(view);
  smoothEdges(view);
  dropIslands(view);
}

function spread({ cells, width }: GroundView): void {
  const queue = new Int32Array(cells.length);
  let size = 0;
  for (let i = 0; i < cells.length; i++) if (cells[i] !== shown.hidden) queue[size++] = i;
  for (let k = 0; k < size; k++) {
    const i = queue[k];
    const column = i % width;
    for (let side = 0; side < 4; side++) {
      if ((side === 0 && column === 0) || (side === 1 && column === width - 1)) continue;
      const next = i + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width);
      if (cells[next] !== shown.hidden) continue;
      cells[next] = cells[i];
      queue[size++] = next;
    }
  }
}

/** Only of a piece that ends within the picture is the size known. */
function dropIslands(view: GroundView): void {
  const { cells, width, height, across, along } = view;
  const { labels, components } = labelComponents(cells, width, height);
  const areas = new Float64Array(components.length);
  for (let i = 0; i < cells.length; i++) {
    const row = Math.floor(i / width);
    areas[labels[i]] += across[row] * along[row];
  }
  const isSmall = components.map(({ left, right, top, bottom }, k) => {
    if (left === 0 || right === width - 1 || bottom === height - 1 || areas[k] > island.least) return false;
    return (right - left + 1) * across[bottom] < island.longest && (bottom - top + 1) * along[bottom] < island.longest;
  });
  if (!isSmall.includes(true)) return;
  for (let i = 0; i < cells.length; i++) if (isSmall[labels[i]]) cells[i] = shown.hidden;
  spread(view);
}

/** New ground narrower than this becomes kept; next to wider new ground it stays, so slanted edges and corners do. */
function dropNarrow(view: GroundView): void {
  const { cells } = view;
  const open = sumUp(view, (i) => cells[i] >= shown.loose);
  const fits = new Uint8Array(cells.length);
  eachWindow(
    view,
    () => narrow / 2,
    open,
    (i, count, size) => {
      fits[i] = count === size ? 1 : 0;
    },
  );
  const fitting = sumUp(view, (i) => fits[i] === 1);
  eachWindow(
    view,
    () => narrow,
    fitting,
    (i, count) => {
      if (cells[i] >= shown.loose && count === 0) cells[i] = shown.kept;
    },
  );
}

function smoothEdges(view: GroundView): void {
  const { cells, across, focal } = view;
  const before = cells.slice();
  for (const kind of [shown.kept, shown.paved, shown.loose]) {
    const enough = kind === shown.loose ? clearly.loose : clearly.other;
    const sums = sumUp(view, (i) => before[i] === kind);
    eachWindow(
      view,
      (row) => Math.max(reach.least, reach.perMetre * focal * across[row]),
      sums,
      (i, count, size) => {
        if (cells[i] !== kind && count > enough * size) cells[i] = kind;
      },
    );
  }
}

function sumUp({ width, height }: GroundView, counts: (i: number) => boolean): Int32Array {
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let row = 0, i = 0; row < height; row++) {
    let inRow = 0;
    for (let column = 0; column < width; column++, i++) {
      if (counts(i)) inRow++;
      const corner = (row + 1) * (width + 1) + column + 1;
      sums[corner] = sums[corner - width - 1] + inRow;
    }
  }
  return sums;
}

/** Calls with the count and size of the rectangle around each cell, `radiusOf` meters to each side. */
function eachWindow(
  { width, height, across, along }: GroundView,
  radiusOf: (row: number) => number,
  sums: Int32Array,
  visit: (i: number, count: number, size: number) => void,
): void {
  for (let row = 0, i = 0; row < height; row++) {
    const radius = radiusOf(row);
    const [wide, deep] = [Math.round(radius / across[row]), Math.round(radius / along[row])];
    const near = Math.max(0, row - deep) * (width + 1);
    const last = Math.min(height, row + deep + 1);
    const far = last * (width + 1);
    const rows = last - near / (width + 1);
    for (let column = 0; column < width; column++, i++) {
      const left = clamp(column - wide, 0, width);
      const right = clamp(column + wide + 1, 0, width);
      const count = sums[far + right] - sums[near + right] - sums[far + left] + sums[near + left];
      visit(i, count, rows * (right - left));
    }
  }
}
