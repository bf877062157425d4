/** Cells in runs of letters, as stored and sent: "600k600r" with the letters "akr" is 600 ones and 600 twos. */

/** @param letters by the value of a cell */
export function encodeRuns(cells: Uint8Array, letters: string): string {
  let runs = "";
  for (let start = 0, end = 1; start < cells.length; end++) {
    if (end < cells.length && cells[end] === cells[start]) continue;
    runs += `${end - start}${letters.charAt(cells[start] ?? 0)}`;
    start = end;
  }
  return runs;
}

export function decodeRuns(runs: string, letters: string, count: number): Uint8Array | undefined {
  if (!/^(?:[1-9][0-9]{0,5}[a-z])+$/.test(runs)) return undefined;
  const cells = new Uint8Array(count);
  let at = 0;
  for (const [run] of runs.matchAll(/\d+[a-z]/g)) {
    const end = at + Number.parseInt(run, 10);
    const value = letters.indexOf(run.slice(-1));
    if (end > count || value < 0) return undefined;
    cells.fill(value, at, end);
    at = end;
  }
  return at === count ? cells : undefined;
}
