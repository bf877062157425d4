/** The heading that a text begins with, and the text below it; without one, the first heading names the text too. */
export function takeHeading(body: string): { heading: string | undefined; rest: string } {
  const opening = /^\s*(?:#[ \t]+([^\n]+?)[ \t]*#*|([^\n#>-][^\n]*)\n=+)[ \t]*(?:\n|$)/.exec(body);
  if (opening) return { heading: words(opening[1] ?? opening[2]!), rest: body.slice(opening[0].length) };
  const later = /^#{1,6}[ \t]+([^\n]+?)[ \t]*#*$/m.exec(body.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, ""));
  return { heading: later ? words(later[1]!) : undefined, rest: body };
}

function words(heading: string): string | undefined {
  const plain = heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\{[#:.][^}]*\}|<[^>]*>|[*_`]/g, "")
    .trim();
  return plain === "" ? undefined : plain;
}
