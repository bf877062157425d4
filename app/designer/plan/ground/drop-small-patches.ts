export function dropSmallPatches(marked: Uint8Array, side: number, least: number): Uint8Array {
  const kept = marked.slice();
  visitPatches(marked, side, (patch) => {
    if (patch.length < least) for (const cell of patch) kept[cell] = 0;
  });
  return kept;
}

export function countPatches(marked: Uint8Array, side: number, least: number): number {
  let patches = 0;
  visitPatches(marked, side, ({ length }) => {
    if (length >= least) patches++;
  });
  return patches;
}

/** The array is reused for the next patch. */
function visitPatches(marked: Uint8Array, side: number, visit: (patch: Int32Array) => void): void {
  const left = marked.slice();
  const patch = new Int32Array(marked.length);
  for (let start = 0; start < left.length; start++) {
    if (left[start] === 0) continue;
    visit(patch.subarray(0, takePatch(left, side, start, patch)));
  }
}

/** From `left` into `patch`; returns their number. */
function takePatch(left: Uint8Array, side: number, start: number, patch: Int32Array): number {
  let size = 1;
  left[start] = 0;
  patch[0] = start;
  for (let i = 0; i < size; i++) {
    const cell = patch[i] as number;
    const column = cell % side;
    const above = cell - side;
    const below = cell + side;
    if (above >= 0 && left[above]) {
      left[above] = 0;
      patch[size++] = above;
    }
    if (below < left.length && left[below]) {
      left[below] = 0;
      patch[size++] = below;
    }
    if (column > 0 && left[cell - 1]) {
      left[cell - 1] = 0;
      patch[size++] = cell - 1;
    }
    if (column < side - 1 && left[cell + 1]) {
      left[cell + 1] = 0;
      patch[size++] = cell + 1;
    }
  }
  return size;
}
