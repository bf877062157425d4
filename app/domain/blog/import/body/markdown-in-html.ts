import { markdownPicture, plainWords } from "./tag-arguments.ts";

const blocks = /^(?:div|section|article|aside|details|center|header|footer|main|nav|blockquote|figure)$/i;
const tag = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi;
const asked = /\smarkdown\s*=\s*["']?(?:1|block|span|true)["']?/i;
const picture = /!\[([^\]]*)\]\(\s*(<[^>\n]*>|[^\s()]+(?:\([^\s()]*\)[^\s()]*)?)(?:\s+["']([^"'\n]*)["'])?\s*\)/;

/**
 * Blank lines around the Markdown in blocks of HTML, where the old program read it: `markdown="1"` of kramdown and
 * others, or everywhere (Pandoc, kramdown's parse_block_html). A figure of one picture becomes that picture.
 */
export function openHtmlBlocks(text: string, everywhere: boolean): string {
  return openBlocks(text.replace(/<figure\b[^<>]*>((?:(?!<\/?figure\b)[\s\S])*)<\/figure>/gi, openFigure), everywhere);
}

function openFigure(whole: string, inner: string): string {
  if (!picture.test(inner) || /<img\b/i.test(inner)) return whole;
  const [, caption = ""] = /<figcaption\b[^<>]*>([\s\S]*?)<\/figcaption>/i.exec(inner) ?? [];
  const shown = inner.replace(/<figcaption\b[\s\S]*?<\/figcaption>|<\/?(?:p|div|center)\b[^<>]*>/gi, "").trim();
  const [found = "", alt = "", source = "", title = ""] = picture.exec(shown) ?? [];
  const [, linked = shown] = /^\[(!\[[\s\S]*\))\]\([^()\s]*\)$/.exec(shown) ?? [];
  if (linked !== found) return `\n\n${shown}\n\n${plainWords(caption)}\n\n`;
  const captioned = markdownPicture(source.replace(/^<|>$/g, ""), alt, caption || title);
  return `\n\n${shown.replace(found, () => captioned)}\n\n`;
}

interface OpenTag {
  name: string;
  isOpened: boolean;
  indent: number;
}

function openBlocks(text: string, everywhere: boolean): string {
  if (!everywhere && !asked.test(text)) return text;
  const open: OpenTag[] = [];
  let made = "";
  let from = 0;
  const add = (end: number) => {
    const words = text.slice(from, end);
    const inner = open.at(-1);
    if (inner?.indent === -1) inner.indent = /^[ \t]*\n(?:[ \t]*\n)*([ \t]*)/.exec(words)?.[1]?.length ?? 0;
    const isOpened = inner?.isOpened && inner.indent > 0;
    made += isOpened ? words.replace(new RegExp(`^[ \\t]{1,${inner.indent}}`, "gm"), "") : words;
  };
  for (const { 0: whole, 1: slash, 2: written = "", 3: attributes = "", index } of text.matchAll(tag)) {
    const name = written.toLowerCase();
    add(index);
    from = index + whole.length;
    if (!slash) {
      const isOpened = asked.test(attributes) ? name !== "span" : everywhere && blocks.test(name);
      const isVoid = attributes.endsWith("/") || /^(?:img|br|hr|input|source)$/.test(name);
      if (!isVoid) open.push({ name, isOpened, indent: -1 });
      made += isOpened ? around(name, `<${written}${attributes.replace(asked, "")}>`) : whole;
      continue;
    }
    const at = open.findLastIndex((one) => one.name === name);
    const closed = at < 0 ? undefined : open.splice(at)[0];
    made += closed?.isOpened ? around(name, whole) : whole;
  }
  add(text.length);
  return made;
}

/** A paragraph is one without its tags, too. */
function around(name: string, written: string): string {
  return name === "p" ? "\n\n" : `\n\n${written}\n\n`;
}
