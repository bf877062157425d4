/** Cells that are kept: many across, for a row of the picture sees a strip of ground that is wide and not deep. */
const [columns, rows] = [256, 16];
/** No cell has this number. */
const nobody = 2 ** 31 - 1;

/** Writes what lies in a cell of a lattice, from `values[at]` on. */
export type FillCell = (cellX: number, cellZ: number, values: Float64Array, at: number) => void;

/**
 * What lies in the cells of a lattice, worked out once for the many samples round them: a hundred samples ask for one stone,
 * each of its numbers takes a hash. Cells that come again after others of the same place are worked out anew, to the same.
 */
export class CellMemory {
  /** Numbers of all kept cells; {@link at} says where a cell's begin. */
  readonly values: Float64Array;
  private readonly stride: number;
  private readonly owners = new Int32Array(columns * rows * 2).fill(nobody);
  private readonly fill: FillCell;

  constructor(stride: number, fill: FillCell) {
    this.stride = stride;
    this.values = new Float64Array(columns * rows * stride);
    this.fill = fill;
  }

  /** Where in {@link values} the numbers of a cell lie; integers. */
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
