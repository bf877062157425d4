import { outsideCode } from "./code-parts.ts";
import { isPictureFile } from "./tag-arguments.ts";

/** Where a text names pictures: in Markdown, by reference, in HTML, and as the target of a link. */
const inMarkdown =
  /(!?\[(?:[^[\]\n]|\[[^\]\n]*\]|!\[[^\]\n]*\]\([^)\n]*\))*\]\(\s*)(<[^>\n]*>|(?:[^()\n"]|\([^()\n]*\))*?)(\s*(?:\s(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'))?\s*(?:=\d*x\d*\s*)?\))/g;
const byReference = /^( {0,3}\[[^\]\n]+\]:[ \t]*)(<[^>\n]*>|\S+)(.*)$/gm;
const inHtml = /(<(?:img|source|a|video)\b[^>]*?\s(?:src|href|data-src|poster)\s*=\s*)("[^"]*"|'[^']*'|[^\s>"']+)()/gi;

/**
 * Puts other addresses in the place of pictures' sources, as the text writes them; undefined leaves one as it is. A
 * Markdown picture may be named without an ending; everything else is a picture by its ending.
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
  // The picture within a link first: [![...](small.jpg)](large.jpg)
  return outsideCode(markdown, (text) =>
    text
      .replace(onlyPictures, replace)
      .replace(inMarkdown, replace)
      .replace(byReference, replace)
      .replace(inHtml, replace),
  );
}

const onlyPictures = new RegExp(inMarkdown.source.replace("(!?\\[", "(!\\["), "g");

/** The pictures a text shows, as they are written. */
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

/** Spaces end an address in Markdown; people wrote them all the same. */
function wrapped(source: string, written: string): string {
  return /\s/.test(source) && !written.trim().startsWith("<") ? `<${source}>` : written;
}
