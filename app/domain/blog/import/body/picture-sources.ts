import { outsideCode } from "./code-parts.ts";
import { isPictureFile } from "./tag-arguments.ts";

const inMarkdown =
  /(!?\[(?:[^[\]\n]|\n(?!\s*\n)|\[[^\]\n]*\]|!\[[^\]\n]*\]\([^)\n]*\))*\]\(\s*)(<[^>\n]*>|(?:[^()\n"]|\([^()\n]*\))*?)(\s*(?:\s(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'))?\s*(?:=\d*x\d*\s*)?\))/g;
const byReference = /^( {0,3}\[[^\]\n]+\]:[ \t]*)(<[^>\n]*>|\S+)(.*)$/gm;
const inHtml = /(<(?:img|source|a|video)\b[^>]*?\s(?:src|href|data-src|poster)\s*=\s*)("[^"]*"|'[^']*'|[^\s>"']+)()/gi;

/**
 * Undefined leaves a source as it is. A Markdown picture may have a name without an extension; anything else is
 * recognized by its extension.
 */
export function replacePictureSources(markdown: string, addressOf: (source: string) => string | undefined): string {
  const replace = (whole: string, start: string, written: string, end: string) => {
    const source = unwrapped(written);
    const isShown = start.startsWith("![") || /^<img/i.test(start);
    const address = source !== "" && (isShown || isPictureFile(source)) ? addressOf(source) : undefined;
    if (address === undefined)
      return isShown && start.startsWith("!") ? `${start}${wrapped(source, written)}${end}` : whole;
    const place = written.startsWith('"') || written.startsWith("'") ? `"${address}"` : address;
    return `${start}${place}${start.startsWith("<") ? "" : end.replace(/=\d*x\d*\s*(?=\)$)/, "")}`;
  };
  return outsideCode(markdown, (text) =>
    text
      .replace(onlyPictures, replace)
      .replace(inMarkdown, replace)
      .replace(byReference, replace)
      .replace(inHtml, replace),
  );
}

const onlyPictures = new RegExp(inMarkdown.source.replace("(!?\\[", "(!\\["), "g");

/** As written. */
export function listPictureSources(markdown: string): string[] {
  const sources = new Set<string>();
  replacePictureSources(markdown, (source) => {
    sources.add(source);
    return undefined;
  });
  return [...sources];
}

function unwrapped(written: string): string {
  return written
    .trim()
    .replace(/^<(.*)>$|^"(.*)"$|^'(.*)'$/s, (_, a?: string, b?: string, c?: string) => a ?? b ?? c ?? "")
    .trim();
}

/** Spaces end a URL in Markdown, but people write them anyway. */
function wrapped(source: string, written: string): string {
  return /\s/.test(source) && !written.trim().startsWith("<") ? `<${source}>` : written;
}
