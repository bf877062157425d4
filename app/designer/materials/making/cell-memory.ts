/** Many across, because a row of the picture sees a wide shallow strip of ground. */
const [columns, rows] = [256, 16];
const noCell = 2 ** 31 - 1;

/** From `values[at]` on. */
export type FillCell = (cellX: number, cellZ: number, values: Float64Array, at: number) => void;

/** A hundred samples need one stone, and each of its numbers takes a hash. Evicted cells are computed again. */
export class CellMemory {
  /** Numbers of all cached cells; {@link at} gives the start of a cell's. */
  readonly values: Float64Array;
  private readonly stride: number;
  private readonly owners = new Int32Array(columns * rows * 2).fill(noCell);
  private readonly fill: FillCell;

  constructor(stride: number, fill: FillCell) {
    this.stride = stride;
    this.values = new Float64Array(columns * rows * stride);
    this.fill = fill;
  }

  /** Index in {@link values}; the arguments are integers. */
  at(cellX: number, cellZ: number): number {
    const place = (cellZ & (rows - 1)) * columns + (cellX & (columns - 1));
    const at = place * this.stride;
    const { owners } = this;
    if (owners[place * 2] === cellX && owners[place * 2 + 1] === cellZ) return at;
    owners[place * 2] = cellX;
    owners[place * 2 + 1] = cellZ;
    this.fill(cellX, cellZ, this.values, at);
    return at;
  }
}
