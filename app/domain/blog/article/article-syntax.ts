import { Marked, type MarkedExtension, type Token } from "marked";
import { blocks } from "./blocks/blocks.ts";
import { figures } from "./figures.ts";
import { footnotes } from "./footnotes.ts";
import { linkDefinitions } from "./link-definitions.ts";
import { tables } from "./tables.ts";

/** What articles have beside Markdown as it is. Stateful: new ones for each text. */
export function articleSyntax(): MarkedExtension[] {
  return [tables(), figures(), footnotes(), linkDefinitions(), blocks(), { gfm: true }];
}

/** The tokens of which the renderer makes an article. Their raw parts are the text. Safe in the browser. */
export function lexArticle(markdown: string): Token[] {
  return new Marked(...articleSyntax()).lexer(markdown);
}
