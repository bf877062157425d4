/** The heading at the start of a text, and the text below it; without one, the first heading is the title too. */
export function takeHeading(body: string): { heading: string | undefined; rest: string } {
  const text = body.trimStart();
  const [first, below] = cutLine(text);
  if (/^#[ \t]+\S/.test(first)) return { heading: words(first), rest: below };
  const [second, belowBoth] = cutLine(below);
  if (/^[^#>-]/.test(first) && /^=+[ \t]*$/.test(second)) return { heading: words(first), rest: belowBoth };
  const later = firstHeading(body);
  return { heading: later === undefined ? undefined : words(later), rest: body };
}

function cutLine(text: string): [line: string, rest: string] {
  const end = text.indexOf("\n");
  return end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 1)];
}

function firstHeading(body: string): string | undefined {
  let fence: string | undefined;
  for (const line of body.split("\n")) {
    if (fence !== undefined) {
      if (line.startsWith(fence)) fence = undefined;
      continue;
    }
    fence = /^(?:`{3,}|~{3,})/.exec(line)?.[0];
    if (/^#{1,6}[ \t]+\S/.test(line)) return line;
  }
}

const headingAtMost = 1000;

function words(line: string): string | undefined {
  const marked = line
    .slice(0, headingAtMost)
    .replace(/^#{1,6}[ \t]+/, "")
    .trimEnd();
  const plain = (withoutEnd(marked, "#").trimEnd() || marked)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\{[#:.][^}]*\}|<[^>]*>|[*_`]/g, "")
    .trim();
  return plain === "" ? undefined : plain;
}

function withoutEnd(text: string, mark: string): string {
  let end = text.length;
  while (text[end - 1] === mark) end -= 1;
  return text.slice(0, end);
}
