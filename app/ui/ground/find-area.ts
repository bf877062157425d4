import type { GroundCells } from "#app/providers/images/ground-cells.ts";
import type { Spot } from "./brush.ts";

/** How far a colour may lie from the area's own, and from its neighbour's: see {@link lookOf}. */
const fromArea = 34;
const fromNeighbour = 22;
/** A tap on something smaller takes what lies around it. */
const smallestRadius = 2.5;

/**
 * The cells that belong together round a tap: connected, of a like colour, and all of them kept or all redesigned so far.
 * @param pixels red, green, blue, alpha of each cell of the picture
 */
export function findArea(pixels: Uint8ClampedArray, mask: GroundCells, tap: Spot): number[] {
  const { width, height, cells } = mask;
  const start = Math.min(height - 1, Math.floor(tap.y)) * width + Math.min(width - 1, Math.floor(tap.x));
  const state = cells[start];
  const looks = looksOf(pixels);
  const own = lookAround(looks, width, height, start);
  const taken = new Uint8Array(cells.length);
  taken[start] = 1;
  const open = [start];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const look = looks[cell] ?? own;
    for (const next of neighbours(cell, width, height)) {
      const nextLook = looks[next];
      if (!nextLook || taken[next] || cells[next] !== state) continue;
      if (distance(nextLook, own) > fromArea || distance(nextLook, look) > fromNeighbour) continue;
      taken[next] = 1;
      open.push(next);
    }
  }
  const whole = closeGaps(closeGaps(taken, width), width);
  return Array.from(cells.keys()).filter((i) => {
    const away = Math.hypot((i % width) + 0.5 - tap.x, Math.floor(i / width) + 0.5 - tap.y);
    return cells[i] === state && (whole[i] === 1 || away <= smallestRadius);
  });
}

function neighbours(cell: number, width: number, height: number): number[] {
  const x = cell % width;
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < width - 1 ? [cell + 1] : []),
    ...(cell >= width ? [cell - width] : []),
    ...(cell < width * (height - 1) ? [cell + width] : []),
  ];
}

/** A cell most of whose eight neighbours are taken goes with them: leaves, gaps and stones. */
function closeGaps(taken: Uint8Array, width: number): Uint8Array {
  return taken.map((value, i) => {
    if (value) return 1;
    let count = 0;
    for (const row of [-width, 0, width]) for (const column of [-1, 0, 1]) count += taken[i + row + column] ?? 0;
    return count >= 5 ? 1 : 0;
  });
}

/** Brightness (0..153), and two colours relative to it: a lawn in the shade is nearer to the lawn than to the wall. */
type Look = readonly [number, number, number];

function looksOf(pixels: Uint8ClampedArray): Look[] {
  return Array.from({ length: pixels.length / 4 }, (_, i) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(i * 4, i * 4 + 3);
    return lookOf(r, g, b);
  });
}

function lookOf(r: number, g: number, b: number): Look {
  const brightness = 0.3 * r + 0.59 * g + 0.11 * b;
  const scale = 64 / (brightness + 24);
  return [brightness * 0.6, (r - g) * scale, (b - g) * scale];
}

/** The mean of three by three cells: a single one may be a leaf or a gap. */
function lookAround(looks: readonly Look[], width: number, height: number, cell: number): Look {
  const near: Look[] = [];
  const [x, y] = [cell % width, Math.floor(cell / width)];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const look = looks[row * width + column];
      if (look) near.push(look);
    }
  }
  const mean = (c: 0 | 1 | 2) => near.reduce((sum, look) => sum + look[c], 0) / near.length;
  return [mean(0), mean(1), mean(2)];
}

function distance(a: Look, b: Look): number {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
}
