/** A copy of a square grid's marks without connected patches of fewer than `least` cells. */
export function dropSmallPatches(marked: Uint8Array, side: number, least: number): Uint8Array {
  const kept = marked.slice();
  const seen = new Uint8Array(marked.length);
  const patch = new Int32Array(marked.length);
  for (let start = marked.indexOf(1); start >= 0; start = marked.indexOf(1, start + 1)) {
    if (seen[start]) continue;
    const size = collectPatch(marked, side, start, seen, patch);
    if (size < least) for (const cell of patch.subarray(0, size)) kept[cell] = 0;
  }
  return kept;
}

/** How many connected patches of at least so many cells there are. */
export function countPatches(marked: Uint8Array, side: number, least: number): number {
  const seen = new Uint8Array(marked.length);
  const patch = new Int32Array(marked.length);
  let patches = 0;
  for (let start = marked.indexOf(1); start >= 0; start = marked.indexOf(1, start + 1))
    if (!seen[start] && collectPatch(marked, side, start, seen, patch) >= least) patches++;
  return patches;
}

/** Writes the cells that are connected to `start` into `patch`. @returns how many there are */
function collectPatch(marked: Uint8Array, side: number, start: number, seen: Uint8Array, patch: Int32Array): number {
  let size = 0;
  const add = (cell: number) => {
    if (seen[cell] || !marked[cell]) return;
    seen[cell] = 1;
    patch[size++] = cell;
  };
  add(start);
  // The patch grows while it is walked.
  for (let i = 0; i < size; i++) {
    const cell = patch[i] as number;
    const column = cell % side;
    if (cell >= side) add(cell - side);
    if (cell + side < marked.length) add(cell + side);
    if (column > 0) add(cell - 1);
    if (column < side - 1) add(cell + 1);
  }
  return size;
}
