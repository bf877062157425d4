import { createContext, Script } from "node:vm";
import { Marked, Renderer, type Tokens } from "marked";
import { postLimits } from "../post-rules.ts";
import { sanitizeArticle } from "./sanitize-article.server.ts";
import { sizePictures } from "./size-pictures.server.ts";

/** Raised whenever the same Markdown would become other HTML: stored HTML of an older version is made anew when read. */
export const rendererVersion = 2;

/** A text of 200 KB takes about half a second on a busy machine; one made to be slow must not hold up the visitors. */
const renderingMsAtMost = 2000;

export type RenderedMarkdown =
  | { ok: true; html: string; readingMinutes: number }
  | { ok: false; reason: "content-too-long" | "content-too-deep" };

/**
 * GitHub-flavoured Markdown to sanitised HTML: headings below the page's title (the h1) with an id each,
 * tables in a box that scrolls, pictures lazy, links to elsewhere without endorsement.
 * @returns reason "content-too-deep" for a text so nested or contrived that it cannot be rendered in time
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  if (Buffer.byteLength(markdown) > postLimits.contentBytesAtMost) return { ok: false, reason: "content-too-long" };
  try {
    const html = withinTime(() => sanitizeArticle(newRenderer().parse(markdown, { async: false })), renderingMsAtMost);
    return { ok: true, html: sizePictures(html), readingMinutes: readingMinutesOf(html) };
  } catch (error) {
    if (isTooMuch(error)) return { ok: false, reason: "content-too-deep" };
    throw error;
  }
}

/** 230 words a minute; scripts without spaces are counted by the character, 500 a minute. Pictures and code count too. */
export function readingMinutesOf(html: string): number {
  const text = html.replace(/<[^>]*>/g, " ");
  const characters = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
  const spacedWords = characters > 0 ? Math.max(0, words - characters) : words;
  return Math.max(1, Math.round(spacedWords / 230 + characters / 500));
}

/** One a text: it knows the text's highest heading, and counts the headings to keep their ids apart. */
function newRenderer(): Marked {
  const ids = new Map<string, number>();
  let highest = 6;
  return new Marked({
    gfm: true,
    walkTokens(token) {
      if (token.type === "heading") highest = Math.min(highest, token.depth);
    },
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        // The highest one stands right below the page's title, whether its author began with # or with ##.
        const level = Math.min(6, depth - highest + 2);
        const id = uniqueId(ids, text);
        const link = `<a class="heading-link" href="#${id}" aria-label="Link to this section">#</a>`;
        return `<h${level} id="${id}">${this.parser.parseInline(tokens)} ${link}</h${level}>\n`;
      },
      table(token: Tokens.Table) {
        return `<div class="article-table">${Renderer.prototype.table.call(this, token)}</div>\n`;
      },
    },
  });
}

/** Prefixed, so that no heading can take the name of something the page's own markup uses. */
function uniqueId(ids: Map<string, number>, heading: string): string {
  const words = heading.toLowerCase().replace(/<[^>]*>/g, "");
  const id = `s-${
    words
      .match(/[\p{L}\p{N}\p{M}]+/gu)
      ?.join("-")
      .slice(0, 80) ?? "section"
  }`;
  const earlier = ids.get(id) ?? 0;
  ids.set(id, earlier + 1);
  return earlier === 0 ? id : `${id}-${earlier + 1}`;
}

/** Node can interrupt synchronous work only when a script of its own contexts began it. */
function withinTime<T>(work: () => T, milliseconds: number): T {
  return new Script("work()").runInContext(createContext({ work }), { timeout: milliseconds }) as T;
}

function isTooMuch(error: unknown): boolean {
  // A text nested thousands deep overflows the stack of the parser.
  if (error instanceof RangeError) return true;
  return (error as NodeJS.ErrnoException)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
