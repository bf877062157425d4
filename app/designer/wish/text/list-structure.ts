/** "2) cedar deck 3) bench": numbers, letters and dashes that count the entries of a list. */
const atLineStart = /(^|\n)([ \t]*(?:[-*•–—]|#?\d{1,2}[.):]|#\d{1,2}(?=\s)|[a-z]\))[ \t]+)/g;
const withinLine =
  /(?<=^|[\s,;:.])(?<!\()(?:#?(\d{1,2}|ix|iv|v?i{1,3}|[vx])[.):](?=\s*\p{L})|#(\d{1,2})(?=\s+\p{L}))/giu;
const roman = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];

interface ListMark {
  from: number;
  to: number;
}

/**
 * A wish whose list marks are blanked out and whose entries are sentences, or, under a heading with a colon, parts of one: no
 * number of an entry counts anything. As long as the text, so that places in it stay.
 */
export function blankListMarks(text: string): string {
  // "What I don't want: grass; box".
  let out = text.replace(/:[^.!?\n:]*;[^.!?\n]*/g, (list) => list.replaceAll(";", ","));
  let isHeaded = false;
  for (const { from, to } of findListMarks(text)) {
    const before = out.slice(0, from).trimEnd();
    const opens = before.endsWith(":");
    // A heading's list ends with the sentence that another heading begins.
    isHeaded = opens || (isHeaded && !/[.!?]\s+\S[^.!?]*$/.test(before.slice(before.lastIndexOf(":") + 1)));
    const mark = opens ? " " : isHeaded ? "," : ";";
    out = out.slice(0, from) + mark + " ".repeat(to - from - 1) + out.slice(to);
  }
  return out;
}

function findListMarks(text: string): ListMark[] {
  const lines = [...text.matchAll(atLineStart)].map((hit) => ({ from: hit.index, to: hit.index + hit[0].length }));
  const numbered = [...text.matchAll(withinLine)].map((hit) => ({
    from: hit.index,
    to: hit.index + hit[0].length,
    number: numberOf(hit[1] ?? hit[2] ?? ""),
  }));
  const entries = numbered.filter(
    ({ number }, i) => isNext(numbered[i - 1]?.number, number) || isNext(number, numbered[i + 1]?.number),
  );
  const within = entries.filter(({ from }) => !lines.some((line) => from >= line.from && from < line.to));
  return [...lines, ...within].sort((a, b) => a.from - b.from);
}

function numberOf(mark: string): number {
  return /^\d/.test(mark) ? Number(mark) : roman.indexOf(mark.toLowerCase());
}

function isNext(number: number | undefined, next: number | undefined): boolean {
  return number !== undefined && next === number + 1;
}
