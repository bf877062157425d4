import { Marked } from "marked";
import { articleSyntax } from "./article-syntax.ts";
import { addDirections } from "./directions.ts";
import { type Anchors, type Heading, headings } from "./headings.ts";
import { holdMeasures } from "./hold-measures.ts";
import { findRemovals } from "./removals.ts";
import { sanitizeArticle, wordsOf } from "./sanitize-article.server.ts";

export interface MadeArticle {
  html: string;
  headings: { id: string; level: number; words: string }[];
  readingMinutes: number;
  removals: string[];
}

/** 200 KB of ordinary Markdown become 2 MB at most; repeated references to one long URL could become sixty. */
const articleCharactersAtMost = 4_000_000;

/**
 * Sanitized HTML of GitHub-flavored Markdown. May be slow or endless for malicious texts: {@link renderMarkdown} calls
 * it in a process. Links to `home`, our origin, are internal. @throws RangeError for a text nested too deeply or
 * growing too large
 */
export function makeArticle(markdown: string, home: string): MadeArticle {
  const anchors: Anchors = new Map();
  const found: Heading[] = [];
  let removals: string[] = [];
  const marked = new Marked(headings(anchors, found), ...articleSyntax(), {
    hooks: {
      processAllTokens(tokens) {
        removals = findRemovals(tokens);
        return tokens;
      },
    },
  });
  const raw = marked.parse(markdown, { async: false });
  if (raw.length > articleCharactersAtMost) throw new RangeError("This article would be too large");
  const html = addDirections(holdMeasures(sanitizeArticle(raw, home, anchors)));
  return {
    html,
    headings: found.map(({ html, ...heading }) => ({ ...heading, words: wordsOf(html) })),
    readingMinutes: readingMinutesOf(html),
    removals,
  };
}

/** 230 words a minute; scripts without spaces by the character, 500 a minute. Includes pictures and code. */
function readingMinutesOf(html: string): number {
  const text = html.replace(/<[^>]*>/g, " ");
  const characters = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
  const spacedWords = characters > 0 ? Math.max(0, words - characters) : words;
  return Math.max(1, Math.round(spacedWords / 230 + characters / 500));
}
