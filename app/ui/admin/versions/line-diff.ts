/** One line of two texts laid side by side. */
export interface DiffLine {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Beyond this many changed lines a finer comparison costs more than it shows. */
const comparedLinesAtMost = 1500;

/** What has to happen to `before`, line by line, to become `after` (longest common subsequence, ends trimmed first). */
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

/** Only what changed, with a few lines around it; `undefined` stands for lines left out. */
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
  const lengths = commonLengths(a, b);
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      lines.push({ kind: "same", text: a[i++]! });
      j++;
    } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) lines.push({ kind: "removed", text: a[i++]! });
    else lines.push({ kind: "added", text: b[j++]! });
  }
  return [...lines, ...asLines("removed", a.slice(i)), ...asLines("added", b.slice(j))];
}

/** `lengths[i][j]`: how many lines `a` from i on and `b` from j on have in common, in order. */
function commonLengths(a: string[], b: string[]): Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  return lengths;
}

function asLines(kind: DiffLine["kind"], texts: string[]): DiffLine[] {
  return texts.map((text) => ({ kind, text }));
}
