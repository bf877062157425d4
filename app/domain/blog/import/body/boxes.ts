import { isBlockName } from "../../article/blocks/block-names.ts";
import { plainWords } from "./tag-arguments.ts";

type CalloutKind = "note" | "tip" | "warning";

const kinds: [RegExp, CalloutKind][] = [
  [/^(?:note|info|abstract|summary|tldr|todo|question|faq|quote|seealso|notice|admonition|callout)$/i, "note"],
  [/^(?:tip|hint|success|check|done|example|help)$/i, "tip"],
  [/^(?:warning|caution|danger|error|attention|important|bug|failure|alert)$/i, "warning"],
];

export function calloutKind(name: string): CalloutKind | undefined {
  return kinds.find(([names]) => names.test(name))?.[1];
}

/** As a block of this blog. `name` is the old program's word for it, shown where it is not one of ours. */
export function writeCallout(name: string, title: string, content: string): string {
  const longest = Math.max(2, ...[...content.matchAll(/^:{3,}/gm)].map(([colons]) => colons.length));
  const colons = ":".repeat(longest + 1);
  return `\n\n${openingOf(colons, name, title)}\n\n${content.trim()}\n\n${colons}\n\n`;
}

function openingOf(colons: string, name: string, title: string): string {
  const kind = calloutKind(name) ?? "note";
  const isOurs = /^(?:note|tip|warning|notice|admonition|callout)$/i.test(name);
  const shown = plainWords(title) || (isOurs ? "" : name.charAt(0).toUpperCase() + name.slice(1).toLowerCase());
  return `${colons} callout ${kind} ${shown}`.trimEnd();
}

/** Boxes of Docusaurus, VuePress, Nuxt and Pandoc (`:::`), Obsidian and GitHub (`> [!note]`), Python-Markdown (`!!! note`). */
export function convertBoxes(text: string): string {
  return convertColons(
    convertQuotes(text).replace(indentedBox, (_, name: string, title = "", content: string) =>
      writeCallout(name, title, content.replace(/^(?: {4}|\t)/gm, "")),
    ),
  );
}

const indentedBox =
  /^(?:!!!|\?\?\?\+?) +([\w-]+)(?: [\w-]+)*(?: +"([^"\n]*)")?[ \t]*\n((?:(?: {4}|\t).*(?:\n|$)|[ \t]*\n(?=[ \t]*\n?(?: {4}|\t)))+)/gm;
const quotedBox = /^ {0,3}> ?\[!([\w-]+)\][+-]?[ \t]*(.*)\n?((?: {0,3}>.*(?:\n|$))*)/gm;

function convertQuotes(text: string): string {
  return text.replace(quotedBox, (_, name: string, title: string, quote: string) =>
    writeCallout(name, title, convertQuotes(quote.replace(/^ {0,3}> ?/gm, ""))),
  );
}

/** ":::note[Careful]", "::: tip Careful", "::: {.note title="Careful"}", "::alert{type=info}". */
const opening =
  /^ {0,3}(:{2,})[ \t]*(?:([a-z][\w-]*)(?:[ \t]*\[([^\]\n]+)\]|[ \t]*\{[^}\n]*\}|[ \t]+([^\s{[][^\n]*))?|\{([^}\n]*)\})[^\n]*$/i;
const closing = /^ {0,3}:{2,}[ \t]*$/;

/** Other containers lose their lines and keep their title. */
function convertColons(text: string): string {
  const hasPairs = /^ {0,3}::[ \t]*$/m.test(text);
  const open: (string | undefined)[] = [];
  const lines = text.split("\n").map((line) => {
    const [, colons = "", named, bracketed, written, attributes = ""] = opening.exec(line) ?? [];
    if (colons.length > 2 || (colons !== "" && hasPairs)) {
      const name = named ?? /\.([\w-]+)/.exec(attributes)?.[1]?.replace(/^callout-/, "") ?? "";
      const title = bracketed ?? written ?? /title="([^"]+)"/.exec(attributes)?.[1] ?? "";
      if (isBlockName(name) && named && !bracketed) {
        open.push(colons);
        return line.trim();
      }
      const marks = colons.padEnd(3, ":");
      open.push(calloutKind(name) && marks);
      if (calloutKind(name)) return `\n${openingOf(marks, name, title)}\n`;
      return title ? `\n**${title.trim()}**\n` : "";
    }
    if (!closing.test(line) || (line.trim() === "::" && open.length === 0)) return line;
    const marks = open.pop();
    return marks ? `\n${marks}\n` : "";
  });
  const unclosed = open.filter((marks) => marks !== undefined).reverse();
  return [...lines, ...unclosed].join("\n");
}
