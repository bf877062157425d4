/**
 * Euclidean, in cells, to the nearest marked cell of a square grid; huge without marks. Source: Felzenszwalb and
 * Huttenlocher, "Distance Transforms of Sampled Functions" (2012): along rows, then columns, skipping rows without
 * marks.
 */
export function distanceTransform(marked: Uint8Array, side: number): Float32Array {
  const distances = new Float32Array(marked.length);
  const squared = new Int32Array(marked.length);
  const rows: number[] = [];
  for (let row = 0; row < side; row++) if (squareRow(marked, side, row, squared)) rows.push(row);
  if (rows.length === 0) return distances.fill(far);
  const envelope = createEnvelope(Int32Array.from(rows));
  for (let column = 0; column < side; column++) transformColumn(squared, side, column, envelope, distances);
  return distances;
}

const far = 1e6;

/** Squared, in column order for the second pass; false if the row has no mark. */
function squareRow(marked: Uint8Array, side: number, row: number, squared: Int32Array): boolean {
  const start = row * side;
  const none = -2 * side;
  let last = none;
  for (let column = 0; column < side; column++) {
    if (marked[start + column]) last = column;
    squared[column * side + row] = (column - last) * (column - last);
  }
  if (last === none) return false;
  let next = last;
  for (let column = last; column >= 0; column--) {
    if (marked[start + column]) next = column;
    const other = (next - column) * (next - column);
    if (other < squared[column * side + row]) squared[column * side + row] = other;
  }
  return true;
}

/** The lower envelope of one column's parabolas, which are rooted at the rows that have marks. */
interface Envelope {
  rows: Int32Array;
  roots: Int32Array;
  borders: Float64Array;
}

function createEnvelope(rows: Int32Array): Envelope {
  return { rows, roots: new Int32Array(rows.length), borders: new Float64Array(rows.length + 1) };
}

function transformColumn(
  squared: Int32Array,
  side: number,
  column: number,
  { rows, roots, borders }: Envelope,
  distances: Float32Array,
): void {
  const start = column * side;
  let last = 0;
  roots[0] = rows[0];
  borders[0] = Number.NEGATIVE_INFINITY;
  borders[1] = Number.POSITIVE_INFINITY;
  for (let k = 1; k < rows.length; k++) {
    const row = rows[k];
    let crossing = crossingOf(squared, start, row, roots[last]);
    while (crossing <= borders[last]) {
      last--;
      crossing = crossingOf(squared, start, row, roots[last]);
    }
    last++;
    roots[last] = row;
    borders[last] = crossing;
    borders[last + 1] = Number.POSITIVE_INFINITY;
  }
  let piece = 0;
  for (let row = 0; row < side; row++) {
    while (borders[piece + 1] < row) piece++;
    const root = roots[piece];
    distances[row * side + column] = Math.sqrt((row - root) * (row - root) + squared[start + root]);
  }
}

function crossingOf(squared: Int32Array, start: number, row: number, root: number): number {
  return (squared[start + row] + row * row - (squared[start + root] + root * root)) / (2 * row - 2 * root);
}
