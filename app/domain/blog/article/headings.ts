import type { MarkedExtension, Token, Tokens } from "marked";

/** What a link within the page may call a place, and the id it has. */
export type Anchors = Map<string, string>;

/** A heading as it stands in an article. */
export interface Heading {
  id: string;
  /** 2 to 6: the page's title is the first. */
  level: number;
  /** Its words and marks, not sanitised yet. */
  html: string;
}

/**
 * Headings below the page's title (the h1), with an id each. `anchors` is filled with every way their authors may write
 * a link to them: our id, GitHub's, and one given as `## Title {#id}`; `found` with the headings themselves, in the text's
 * order. One text each.
 */
export function headings(anchors: Anchors, found: Heading[]): MarkedExtension {
  const ids = new Map<string, number>();
  let highest = 6;
  return {
    walkTokens(token) {
      if (token.type === "heading") highest = Math.min(highest, token.depth);
    },
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        // The highest one stands right below the page's title, whether its author began with # or with ##.
        const level = Math.min(6, depth - highest + 2);
        const given = /\{#([\w-]{1,80})\}$/.exec(text.slice(-84));
        const words = given ? text.slice(0, -given[0].length).trimEnd() : text;
        const id = uniqueId(ids, given?.[1] ?? words);
        for (const name of [id, id.slice(2), given?.[1] ?? "", gitHubId(words)]) {
          if (name && !anchors.has(name)) anchors.set(name, id);
        }
        const link = `<a class="heading-link" href="#${id}" aria-label="Link to this section">#</a>`;
        const html = this.parser.parseInline(given ? withoutEnd(tokens, given[0]) : tokens);
        found.push({ id, level, html });
        return `<h${level} id="${id}">${html} ${link}</h${level}>\n`;
      },
    },
  };
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

/** As GitHub makes them: punctuation goes, every space becomes a hyphen. */
function gitHubId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/<[^>]*>|[^\p{L}\p{N}\p{M}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

function withoutEnd(tokens: Token[], end: string): Token[] {
  const last = tokens.at(-1);
  if (last?.type !== "text" || !last.raw.endsWith(end)) return tokens;
  const text = (last as Tokens.Text).text;
  return [...tokens.slice(0, -1), { ...last, text: text.slice(0, text.length - end.length).trimEnd() } as Token];
}
