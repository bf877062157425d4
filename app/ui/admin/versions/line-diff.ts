export interface DiffLine {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Beyond this many changed lines a finer comparison costs more than it shows. */
const comparedLinesAtMost = 1500;

/** Longest common subsequence, ends trimmed first. */
export function diffLines(before: string, after: string): DiffLine[] {
  const a = before.split("\n");
  const b = after.split("\n");
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [
    ...asLines("same", a.slice(0, start)),
    ...diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...asLines("same", a.slice(a.length - end)),
  ];
}

/** `undefined` marks omitted lines. */
export function shortenDiff(lines: DiffLine[], around = 2): (DiffLine | undefined)[] {
  const near = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== "same"),
  );
  return lines.flatMap((line, at) => (near[at] ? [line] : at === 0 || near[at - 1] ? [undefined] : []));
}

function diffMiddle(a: string[], b: string[]): DiffLine[] {
  if (a.length > comparedLinesAtMost || b.length > comparedLinesAtMost) {
    return [...asLines("removed", a), ...asLines("added", b)];
  }
  const common = commonLengths(a, b);
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  for (let [old, young] = [a[i], b[j]]; old !== undefined && young !== undefined; [old, young] = [a[i], b[j]]) {
    if (old === young) {
      lines.push({ kind: "same", text: old });
      i++;
      j++;
    } else if (common(i + 1, j) >= common(i, j + 1)) {
      lines.push({ kind: "removed", text: old });
      i++;
    } else {
      lines.push({ kind: "added", text: young });
      j++;
    }
  }
  return [...lines, ...asLines("removed", a.slice(i)), ...asLines("added", b.slice(j))];
}

/** Of `a` from i on and `b` from j on, in order. */
function commonLengths(a: string[], b: string[]): (i: number, j: number) => number {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const common = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] = a[i] === b[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1));
    }
  }
  return common;
}

function asLines(kind: DiffLine["kind"], texts: string[]): DiffLine[] {
  return texts.map((text) => ({ kind, text }));
}
