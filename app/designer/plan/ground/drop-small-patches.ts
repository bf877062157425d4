/** A copy of a square grid's marks without connected patches of fewer than `least` cells. */
export function dropSmallPatches(marked: Uint8Array, side: number, least: number): Uint8Array {
  const kept = marked.slice();
  const seen = new Uint8Array(marked.length);
  for (let start = marked.indexOf(1); start >= 0; start = marked.indexOf(1, start + 1)) {
    if (seen[start]) continue;
    const patch = collectPatch(marked, side, start, seen);
    if (patch.length < least) for (const cell of patch) kept[cell] = 0;
  }
  return kept;
}

function collectPatch(marked: Uint8Array, side: number, start: number, seen: Uint8Array): number[] {
  const patch = [start];
  seen[start] = 1;
  // The patch grows while it is walked.
  for (const cell of patch) {
    const column = cell % side;
    for (const next of [cell - side, cell + side, column > 0 ? cell - 1 : -1, column < side - 1 ? cell + 1 : -1]) {
      if (next < 0 || next >= marked.length || seen[next] || !marked[next]) continue;
      seen[next] = 1;
      patch.push(next);
    }
  }
  return patch;
}
