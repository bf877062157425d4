/**
 * Euclidean distance, in cells, from every cell of a square grid to the nearest marked cell.
 * Without any marked cell all distances are huge. Source: Felzenszwalb and Huttenlocher,
 * "Distance Transforms of Sampled Functions" (2012), one pass along the rows and one along the columns.
 */
export function distanceTransform(marked: Uint8Array, side: number): Float32Array {
  // Plain loops: `from` with a function makes an object of every number, which took longer than the transform.
  const squared = new Float64Array(marked.length);
  for (let cell = 0; cell < marked.length; cell++) squared[cell] = marked[cell] ? 0 : far;
  const envelope = createEnvelope(side);
  for (let row = 0; row < side; row++) transformLine(squared, row * side, 1, envelope);
  for (let column = 0; column < side; column++) transformLine(squared, column, side, envelope);
  const distances = new Float32Array(squared.length);
  for (let cell = 0; cell < squared.length; cell++) distances[cell] = Math.sqrt(squared[cell]);
  return distances;
}

const far = 1e12;

/** The lower envelope of parabolas over one line of cells. */
interface Envelope {
  side: number;
  roots: Int32Array;
  borders: Float64Array;
  values: Float64Array;
}

function createEnvelope(side: number): Envelope {
  return {
    side,
    roots: new Int32Array(side),
    borders: new Float64Array(side + 1),
    values: new Float64Array(side),
  };
}

function transformLine(squared: Float64Array, start: number, step: number, envelope: Envelope): void {
  const { side, roots, borders, values } = envelope;
  for (let i = 0; i < side; i++) values[i] = squared[start + i * step];
  let last = 0;
  roots[0] = 0;
  borders[0] = -far;
  borders[1] = far;
  for (let i = 1; i < side; i++) {
    let crossing = crossingOf(values, i, roots[last]);
    while (crossing <= borders[last] && last > 0) {
      last--;
      crossing = crossingOf(values, i, roots[last]);
    }
    if (crossing <= borders[last]) {
      roots[last] = i;
      continue;
    }
    last++;
    roots[last] = i;
    borders[last] = crossing;
    borders[last + 1] = far;
  }
  let piece = 0;
  for (let i = 0; i < side; i++) {
    while (borders[piece + 1] < i) piece++;
    const root = roots[piece];
    squared[start + i * step] = (i - root) * (i - root) + values[root];
  }
}

/** Where the parabolas rooted at cells `i` and `root` cross. */
function crossingOf(values: Float64Array, i: number, root: number): number {
  return (values[i] + i * i - (values[root] + root * root)) / (2 * i - 2 * root);
}
