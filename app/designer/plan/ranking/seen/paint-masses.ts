import type { Mass } from "./list-masses.ts";

/** Cells of the picture. */
export const cellColumns = 96;
export const cellRows = 64;

/** The index of the nearest mass in each cell of the picture, -1 if none. */
export function paintMasses(masses: readonly Mass[]): Int32Array {
  const cells = new Int32Array(cellColumns * cellRows).fill(-1);
  const farFirst = masses.map((mass, index) => ({ mass, index })).sort((a, b) => b.mass.z - a.mass.z);
  for (const { mass, index } of farFirst) {
    const { across, wide, top, foot } = mass;
    const [fromColumn, toColumn] = cellsOf(across - wide / 2, across + wide / 2, cellColumns);
    const [fromRow, toRow] = cellsOf(top, foot, cellRows);
    for (let row = fromRow; row < toRow; row++)
      cells.fill(index, row * cellColumns + fromColumn, row * cellColumns + toColumn);
  }
  return cells;
}

function cellsOf(from: number, to: number, count: number): [number, number] {
  return [Math.max(0, Math.round(from * count)), Math.min(count, Math.round(to * count))];
}
