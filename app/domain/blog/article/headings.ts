import type { MarkedExtension, Token, Tokens } from "marked";

export type Anchors = Map<string, string>;

export interface Heading {
  id: string;
  level: number;
  html: string;
}

/**
 * Below the page's title (the h1), each with an ID. `anchors` receives every name of a heading (our ID, GitHub's, and
 * `## Title {#id}`), `found` the headings in order. Stateful: one instance per text.
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
        // The highest is h2, whether the author began with # or with ##.
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

/** Prefixed, so that no heading can take an ID of the page's own markup. */
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

/** As GitHub does: punctuation is removed, every space becomes a hyphen. */
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
  const text = last.text.slice(0, last.text.length - end.length).trimEnd();
  return [...tokens.slice(0, -1), { ...last, text }];
}
