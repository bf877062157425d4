import type { Eye } from "../lens/eye.ts";

/** Meters per cell, and cells across and away from the camera. */
export const fieldCell = 0.25;
const cellsAcross = 128;
const cellsAway = 100;
/** Meters; limit for things that extend beyond the picture or merge with woods behind. */
const highest = 2.2;
/** Tangent below the horizon of the farthest foot. */
const leastDrop = 0.02;

/** An upright thing in one column of the picture. */
export interface UprightRun {
  /** Column of the small picture; row of its head, and row below its foot. */
  column: number;
  top: number;
  foot: number;
  x: number; // meters
  z: number;
}

/** The yard as upright columns on the ground. */
export interface UprightField {
  /** Column by column, the nearest first. */
  runs: UprightRun[];
  /** Meters: see {@link fieldIndex}. */
  heights: Float32Array;
}

/**
 * Places each column of what is neither ground nor sky upright on the ground below it. Source: Hoiem, Efros, Hebert,
 * "Automatic photo pop-up" (2005).
 * @param flat 1 where the small picture shows level ground
 */
export function raiseUprightField(
  flat: Uint8Array,
  sky: Uint8Array,
  width: number,
  eye: Eye,
  eyeHeight: number,
): UprightField {
  const runs: UprightRun[] = [];
  const heights = new Float32Array(cellsAcross * cellsAway);
  for (let column = 0; column < width; column++) {
    for (const { top, foot } of findStretches(flat, sky, width, column)) {
      const drop = eye.dropAt(column + 0.5, foot);
      if (drop < leastDrop) continue;
      const z = eyeHeight / drop;
      const x = ((column + 0.5 - width / 2) / eye.focal) * z;
      runs.push({ column, top, foot, x, z });
      const cell = fieldIndex(x, z);
      const rise = Math.min(highest, eyeHeight - eye.dropAt(column + 0.5, top) * z);
      if (cell >= 0 && heights[cell] < rise) heights[cell] = rise;
    }
  }
  return { runs, heights };
}

function findStretches(flat: Uint8Array, sky: Uint8Array, width: number, column: number) {
  const stretches: { top: number; foot: number }[] = [];
  let foot = 0;
  for (let row = flat.length / width - 2; row >= -1; row--) {
    const i = row * width + column;
    const isUpright = row >= 0 && !flat[i] && !sky[i];
    if (isUpright && foot === 0 && flat[i + width]) foot = row + 1;
    if (isUpright || foot === 0) continue;
    stretches.push({ top: row + 1, foot });
    foot = 0;
  }
  return stretches;
}

/** -1 outside. */
export function fieldIndex(x: number, z: number): number {
  const column = Math.floor(x / fieldCell) + cellsAcross / 2;
  const row = Math.floor(z / fieldCell);
  return column < 0 || row < 0 || column >= cellsAcross || row >= cellsAway ? -1 : row * cellsAcross + column;
}
