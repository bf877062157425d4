import { outsideCode } from "./body/code-parts.ts";

/** Each with the name that the report gives it. Outside code, another program's markup is nothing that readers should see. */
const markup: [RegExp, string][] = [
  [/!\[[^\]]{0,200}\]/, "a picture in Markdown"],
  [/\{\{.{0,200}/s, "an output tag"],
  [/\{%.{0,200}/s, "a template tag"],
  [/\{:[^}]{0,200}\}/, "attributes of kramdown"],
  [/<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i, "a tag of HTML"],
  [/^:{3,}\s*\{?[\w-]*/m, "a box of Pandoc or Docusaurus"],
];

/** Only at the beginning of a text: they are front matter that was read as words. */
const headerLine = /^\s*(?:[-+]{3}\s*)?(?:title|date|layout|author|tags|categories|slug|draft)\s*[:=]\s.*/i;

/**
 * What of another program's markup readers would see in the rendered post, in words with its line in the Markdown; none
 * if there is nothing.
 */
export function listVisibleMarkup(html: string, markdown: string): string[] {
  const text = html
    .replace(/<(pre|code)\b[^>]*>[\s\S]*?<\/\1>/g, "")
    .replace(/<\/(?:p|li|h[1-6]|td|th|blockquote|figcaption|div)>|<br\b[^>]*>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
  const faults = markup.flatMap(([pattern, name]) => {
    const found = pattern.exec(text)?.[0];
    const isMeant = name === "a tag of HTML" && isMeantTag(found ?? "", markdown);
    return found === undefined || isMeant
      ? []
      : [`readers would see ${name}${placeOf(found, markdown)}: ${shortened(found)}`];
  });
  const header = headerLine.exec(text)?.[0];
  return header === undefined ? faults : [...faults, `readers would see front matter: ${shortened(header)}`];
}

/** Escaped: its author shows it. */
function isMeantTag(found: string, markdown: string): boolean {
  let words = "";
  outsideCode(markdown, (text) => {
    words = text;
    return text;
  });
  const start = found.slice(0, 20).trimEnd();
  return (
    !words.includes(start) || words.includes(`\\${start}`) || words.includes(start.replace("<", "&lt;").slice(0, 8))
  );
}

function placeOf(found: string, markdown: string): string {
  const at = markdown.indexOf(found.slice(0, 20).trimEnd());
  return at < 0 ? "" : ` in line ${markdown.slice(0, at).split("\n").length}`;
}

function shortened(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, 60);
}
