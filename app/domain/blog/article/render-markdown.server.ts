import { createContext, Script } from "node:vm";
import { Marked } from "marked";
import { postLimits } from "../post-rules.ts";
import { figures } from "./figures.ts";
import { footnotes } from "./footnotes.ts";
import { type Anchors, headings } from "./headings.ts";
import { findRemovals } from "./removals.ts";
import { sanitizeArticle } from "./sanitize-article.server.ts";
import { sizePictures } from "./size-pictures.server.ts";
import { tables } from "./tables.ts";

/** Raised whenever the same Markdown would become other HTML: stored HTML of an older version is made anew when read. */
export const rendererVersion = 3;

/** A text of 200 KB takes about half a second on a busy machine; one made to be slow must not hold up the visitors. */
const renderingMsAtMost = 2000;

export type RenderedMarkdown =
  /** `removals`: what is not in the HTML because it may not stand in an article, each with its line. */
  | { ok: true; html: string; readingMinutes: number; removals: string[] }
  | { ok: false; reason: "content-too-long" | "content-too-deep" };

/**
 * GitHub-flavoured Markdown to sanitised HTML: headings below the page's title (the h1) with an id each,
 * links within the text reach them, tables in a box that scrolls, footnotes below, pictures with a title and videos as
 * figures, pictures lazy, links to elsewhere without endorsement.
 * @returns reason "content-too-deep" for a text so nested or contrived that it cannot be rendered in time
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  if (Buffer.byteLength(markdown) > postLimits.contentBytesAtMost) return { ok: false, reason: "content-too-long" };
  try {
    const { html, removals } = withinTime(() => makeArticle(markdown), renderingMsAtMost);
    return { ok: true, html: sizePictures(html), readingMinutes: readingMinutesOf(html), removals };
  } catch (error) {
    if (isTooMuch(error)) return { ok: false, reason: "content-too-deep" };
    throw error;
  }
}

function makeArticle(markdown: string): { html: string; removals: string[] } {
  const anchors: Anchors = new Map();
  let removals: string[] = [];
  const marked = new Marked(headings(anchors), tables(), figures(), footnotes(), {
    gfm: true,
    hooks: {
      processAllTokens(tokens) {
        removals = findRemovals(tokens);
        return tokens;
      },
    },
  });
  return { html: sanitizeArticle(marked.parse(markdown, { async: false }), anchors), removals };
}

/** 230 words a minute; scripts without spaces are counted by the character, 500 a minute. Pictures and code count too. */
export function readingMinutesOf(html: string): number {
  const text = html.replace(/<[^>]*>/g, " ");
  const characters = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
  const spacedWords = characters > 0 ? Math.max(0, words - characters) : words;
  return Math.max(1, Math.round(spacedWords / 230 + characters / 500));
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
