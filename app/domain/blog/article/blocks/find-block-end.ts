const fence = /^ {0,3}(`{3,}|~{3,})/;

/** The next line with `colons` alone, outside of code, from the beginning of a line on. */
export function findBlockEnd(
  src: string,
  start: number,
  colons: string,
): { contentEnd: number; blockEnd: number } | undefined {
  let code = "";
  for (let at = start; at < src.length; ) {
    const next = src.indexOf("\n", at);
    const end = next === -1 ? src.length : next;
    const line = src.slice(at, end);
    if (!code && line.trimEnd() === colons) return { contentEnd: at, blockEnd: Math.min(end + 1, src.length) };
    const mark = fence.exec(line)?.[1];
    if (!code) code = mark ?? "";
    else if (mark?.startsWith(code)) code = "";
    at = end + 1;
  }
  return undefined;
}
