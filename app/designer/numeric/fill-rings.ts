type Point = readonly [x: number, y: number];

/**
 * Coverage of every pixel by closed rings as `traceRegions` makes them: holes run the other way, so that they are left
 * out and shared borders cancel. Exact for straight edges. Source: the accumulation buffer of Levien, "Inside the
 * fastest font renderer in the world" (2016).
 */
export function fillRings(rings: Iterable<readonly Point[]>, width: number, height: number): Float32Array {
  // An edge at the right border writes one pixel farther.
  const stride = width + 2;
  const sums = new Float32Array(stride * height);
  for (const ring of rings) {
    for (let k = 0; k < ring.length; k++) addEdge(sums, stride, height, ring[k], ring[(k + 1) % ring.length]);
  }
  const coverage = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += sums[y * stride + x];
      coverage[y * width + x] = sum;
    }
  }
  return coverage;
}

/** How much each pixel of the edge's rows changes the coverage of those to its right. */
function addEdge(sums: Float32Array, stride: number, height: number, from: Point, to: Point): void {
  if (from[1] === to[1]) return;
  const isDown = from[1] < to[1];
  const [upper, lower] = isDown ? [from, to] : [to, from];
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  const last = Math.min(height, lower[1]);
  for (let y = Math.max(0, Math.floor(upper[1])); y < last; y++) {
    const [top, bottom] = [Math.max(y, upper[1]), Math.min(y + 1, last)];
    const one = upper[0] + (top - upper[1]) * slope;
    const other = upper[0] + (bottom - upper[1]) * slope;
    addPiece(
      sums,
      y * stride,
      stride - 2,
      isDown ? top - bottom : bottom - top,
      Math.min(one, other),
      Math.max(one, other),
    );
  }
}

/** Within one row; `cover` is its height with the edge's direction. */
function addPiece(sums: Float32Array, row: number, width: number, cover: number, left: number, right: number): void {
  if (left >= width) return;
  if (right <= 0) {
    sums[row] += cover;
    return;
  }
  if (right - left < 1e-9) {
    addPart(sums, row, left, cover);
    return;
  }
  const perPixel = cover / (right - left);
  if (left < 0) sums[row] -= perPixel * left;
  const end = Math.min(right, width);
  for (let x = Math.max(0, Math.floor(left)); x < end; x++) {
    const [start, stop] = [Math.max(x, left), Math.min(x + 1, end)];
    addPart(sums, row, (start + stop) / 2, perPixel * (stop - start));
  }
}

/** Within one pixel. */
function addPart(sums: Float32Array, row: number, middle: number, cover: number): void {
  const x = Math.floor(middle);
  sums[row + x] += cover * (x + 1 - middle);
  sums[row + x + 1] += cover * (middle - x);
}
