import { isBoxEnd, replaceTag } from "./known-tags.ts";

/** Where possible; the rest stays. */
export function convertMdx(text: string): string {
  const files = importedFiles(text);
  return withoutImports(text)
    .replace(/\{\/\*(?:(?!\{\/\*)[\s\S])*?\*\/\}/g, "")
    .replace(component, (whole, name: string, args: string) =>
      name === "img" && !args.includes("{") ? whole : (replaceTag(name, plainArguments(args, files)) ?? whole),
    )
    .replace(
      /<(?:Link|NextLink|NavLink|Anchor|A)\b([^<>]*)>([^<]*(?:<(?!(?:Link|NextLink|NavLink|Anchor|A)\b)[^<]*)*?)<\/(?:Link|NextLink|NavLink|Anchor|A)>/g,
      linkOf,
    )
    .replace(/(<[a-z][^<>{}]*?)\s[a-zA-Z][\w-]*=\{(?:[^{}]|\{[^{}]*\})*\}/g, "$1")
    .replace(/<\/([A-Z][\w.]*)\s*>/g, (whole, name: string) => (isBoxEnd(name) ? "" : whole));
}

function linkOf(whole: string, attributes: string, words: string): string {
  const [, address] = /\s(?:to|href)\s*=\s*\{?["'`]([^"'`{}]+)["'`]/.exec(attributes) ?? [];
  return address === undefined ? whole : `<a href="${address}">${words}</a>`;
}

/** What only a program could show: unknown components, expressions and computed values. */
export function programsOf(text: string): string[] {
  const end = text.lastIndexOf(">") + 1;
  const words = text.slice(0, end).replace(/<[^>]*>/g, "") + text.slice(end);
  return [
    ...(text.slice(0, end).match(/<[A-Z][\w.]*\b[^>]*>/g) ?? []),
    ...(words.match(/^export\s+(?:const|let|var|function|default|async)\b[^\n]*$/gm) ?? []),
    ...(words.match(/(?<!\\)\{[^{}\n]+\}/g) ?? []),
  ];
}

const component = /<([A-Z][\w.]*|img)\b((?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*?)\/?>/g;

function importedFiles(text: string): Map<string, string> {
  const imports = text.matchAll(/^import\s+(\w+)\s+from\s+["']([^"']+)["']/gm);
  return new Map([...imports].map(([, name = "", file = ""]) => [name, file]));
}

function withoutImports(text: string): string {
  return text
    .replace(/^import\s+(?:[\w\s{},*$]+from\s+)?["'][^"'\n]+["'];?[ \t]*$/gm, "")
    .replace(/^export\s+const\s[^\n]*$/gm, (line) => (/[{([,]$/.test(line.trimEnd()) ? line : ""));
}

/** `src={wall}` and `src={wall.src}` name an imported file, `alt={"words"}` is words. */
function plainArguments(args: string, files: Map<string, string>): string {
  return args.replace(
    /=\s*\{\s*(?:(["'`])([^"'`]*)\1|(\w+)(?:\.src)?)\s*\}/g,
    (whole, _quote, words?: string, name = "") => {
      const value = words ?? files.get(name);
      return value === undefined ? whole : `="${value}"`;
    },
  );
}
