import commonmark from "commonmark-spec";
import { expect, test } from "vitest";
import { asItIs, canonicalHtml, type Judge } from "#tests/harness/canonical-html.ts";
import { makeArticle } from "./make-article.server.ts";

/**
 * CommonMark specification 0.31.2. Additions of our articles are ignored: heading IDs and links, rel, lazy pictures.
 * Heading levels are compared by order, since an article's begin below the page's title.
 */
const meant = [
  {
    because: "elements that are no article's go, with what is code in them: scripts, styles, forms, unknown names",
    numbers: [150, 163, 170, 171, 172, 173, 176, 178, 201, 491, 524, 536, 613, 614, 615, 617],
  },
  {
    because: "attributes that are not listed go: looks are this site's, and a foreign id could be taken for its own",
    numbers: [152, 153, 154, 164, 169, 616],
  },
  {
    because: "comments, declarations and instructions are nobody's to read",
    numbers: [177, 179, 180, 182, 183, 308, 309, 625, 626, 627, 628, 629],
  },
  {
    because: "an element left open ends with its paragraph, instead of going on through the page around the article",
    numbers: [187, 344, 476, 477, 494, 630, 631, 642, 643],
  },
  { because: "a link to nowhere is words", numbers: [200, 485, 486, 487, 567] },
  { because: "a language is named in the letters that languages have", numbers: [34, 144] },
  { because: "a picture always has a description, if an empty one: else its file name is read out", numbers: [475] },
  { because: "ids within an article begin with s-, and links to them follow", numbers: [501] },
  {
    because: "a picture with a title stands as a figure, with that as its caption",
    numbers: [572, 573, 576, 577, 584, 585, 586, 588, 589, 591],
  },
  { because: "links lead to the web, to mail and to telephones only", numbers: [596, 598, 599, 601] },
  { because: "bare addresses are links, as on GitHub", numbers: [602, 608, 611, 612] },
];

test("every example of CommonMark is shown as specified, but for those that are meant otherwise", () => {
  const failing = commonmark.tests.filter(({ markdown, html }) => ours(markdown) !== theirs(html));
  expect(failing.map(({ number }) => number)).toEqual(meant.flatMap(({ numbers }) => numbers).sort((a, b) => a - b));
});

const tabs = (text: string) => text.replace(/→/g, "\t");

function ours(markdown: string): string {
  const { html } = makeArticle(tabs(markdown), "http://localhost:3000");
  return canonicalHtml(html, (element) => {
    const { tag, attributes } = asItIs(element);
    if (attributes.class === "heading-link") return undefined;
    const { rel: _rel, loading: _loading, decoding: _decoding, id, ...others } = attributes;
    return { tag, attributes: withPlainAddress(/^h\d$/.test(tag) || id === undefined ? others : { ...others, id }) };
  });
}

function theirs(html: string): string {
  const top = Math.min(...[...html.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level)));
  const judge: Judge = (element) => {
    const { tag, attributes } = asItIs(element);
    const level = /^h(\d)$/.exec(tag)?.[1];
    return { tag: level ? `h${Math.min(6, Number(level) - top + 2)}` : tag, attributes: withPlainAddress(attributes) };
  };
  return canonicalHtml(tabs(html), judge);
}

function withPlainAddress(attributes: Record<string, string>): Record<string, string> {
  const { href, ...others } = attributes;
  return href === undefined ? attributes : { ...others, href: encodeURI(decodeURI(href)) };
}
