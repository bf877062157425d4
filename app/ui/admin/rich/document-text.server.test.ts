import { readdirSync, readFileSync } from "node:fs";
import commonmark from "commonmark-spec";
import fc from "fast-check";
import { Fragment, type Node, Slice } from "prosemirror-model";
import { describe, expect, test } from "vitest";
import { makeArticle } from "#app/domain/blog/article/make-article.server.ts";
import { canonicalHtml } from "#tests/harness/canonical-html.ts";
import { isReadAs, type OpenedText, openText, writeText } from "./document-text.ts";
import { schema } from "./schema.ts";
import { trimmed } from "./write-markdown.ts";

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:md|markdown)$/.test(name))
    .map((name) => read(`${folder}/${name}`));
function read(path: string): string {
  return readFileSync(path, "utf8").replace(/\r\n?/g, "\n");
}
const examples = commonmark.tests.map(({ markdown }) => markdown.replace(/→/g, "\t"));
const corpus = [
  ...["README.md", "docs/performance.md"].map(read),
  ...files("tests/fixtures/imported-sites"),
  ...examples,
];

const shown = (markdown: string) => canonicalHtml(makeArticle(markdown, "http://localhost:3000").html);

/** Every block as if it had been changed. */
function rewritten(opened: OpenedText): string {
  const blocks: Node[] = [];
  opened.doc.forEach((node) => void blocks.push(node.type.create({ ...node.attrs, origin: null }, node.content)));
  return writeText(schema.nodes.doc.create(null, blocks), opened);
}

const fragment = fc.constantFrom(
  ...["a", "word", "Garden bed", " ", "\n", "\n\n", "    ", "- ", "1. ", "2) ", "> ", "# ", "## ", "---\n", "```\n"],
  ...["*", "**", "_", "~~", "`", "[a](b)", "![a](b)", '![a](b "c")', "[^1]", "\n\n[^1]: note\n", "[x]: /y\n", "[x]"],
  ...[
    "<br>",
    "<b>",
    "</b>",
    "<div>\n",
    "&amp;",
    "&copy;",
    "\\",
    "|",
    "| a | b |\n|---|---|\n| c | d |\n",
    "::: gallery\n",
  ],
);
const typed = fc.array(fragment, { maxLength: 25 }).map((parts) => parts.join(""));

describe("a text that is opened and not changed", () => {
  test("is written to the byte as it was", () => {
    for (const text of corpus) {
      const opened = openText(text);
      expect(writeText(opened.doc, opened)).toBe(text);
    }
  });

  test("whatever it is", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const opened = openText(text);
        expect(writeText(opened.doc, opened)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});

const meant = [
  {
    because: "bold words within bold ones are bold, and of two looks at once either may be the outer one",
    numbers: [369, 373, 389, 407, 408, 409, 417, 418, 419, 425, 426, 427, 432, 461, 463, 464, 465, 466, 468],
  },
  { because: "deleted words in italics are words in italics that are deleted", numbers: [168] },
  { because: "a heading is apart from the definition below it", numbers: [214] },
  { because: "an address is a link, as on GitHub", numbers: [606] },
];

test("rewritten whole, the corpus is shown as before", () => {
  expect(
    ["README.md", "docs/performance.md"]
      .map(read)
      .concat(files("tests/fixtures/imported-sites"))
      .filter((text) => shown(rewritten(openText(text))) !== shown(text)),
  ).toEqual([]);
  const failing = commonmark.tests.filter(({ markdown }) => {
    const text = markdown.replace(/→/g, "\t");
    return shown(rewritten(openText(text))) !== shown(text);
  });
  expect(failing.map(({ number }) => number)).toEqual(meant.flatMap(({ numbers }) => numbers).sort((a, b) => a - b));
});

test("of a text in which one block is changed, the others stay to the byte", () => {
  const some = corpus.filter((text) => openText(text).doc.childCount > 2);
  expect(some.length).toBeGreaterThan(40);
  for (const text of some) {
    const opened = openText(text);
    const at = Math.floor(opened.doc.childCount / 2);
    const parts = [...opened.origins.values()].map(({ raw, gap }) => raw + gap);
    const before = opened.before + parts.slice(0, at).join("");
    const after = parts.slice(at + 1).join("");
    const fresh = schema.nodes.paragraph.create(null, schema.text("Quite other words"));
    const changed = writeText(
      opened.doc.replace(placeOf(opened.doc, at), placeOf(opened.doc, at + 1), new Slice(Fragment.from(fresh), 0, 0)),
      opened,
    );
    expect([changed.startsWith(before.trimEnd()), changed.endsWith(after.trimStart())], text).toEqual([true, true]);
    expect(changed.slice(before.trimEnd().length, changed.length - after.trimStart().length).trim()).toBe(
      "Quite other words",
    );
  }
});

function placeOf(doc: Node, index: number): number {
  let place = 0;
  for (let at = 0; at < index; at++) place += doc.child(at).nodeSize;
  return place;
}

const { nodes, marks } = schema;
const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("bed", "two words", "Größe", " and ", "well-kept", "10 ft", "…") },
  fc.string({
    minLength: 1,
    maxLength: 6,
    unit: fc.constantFrom(...`ab1 .)(*_~#>+=-|<!&;:[]^{}"'\`\\`),
  }),
);
const someMarks = fc
  .subarray(["em", "strong", "strike", "link"] as const, { maxLength: 2 })
  .map((names) =>
    names.map((name) => (name === "link" ? marks.link.create({ href: "/a(b)?c=1&d" }) : marks[name].create())),
  );
const inline = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.tuple(word, someMarks).map(([text, marks]) => schema.text(text, marks)) },
    fc.constantFrom("x", "a`b", "  ", "|").map((text) => schema.text(text, [marks.code.create()])),
    fc.constant(nodes.hard_break.create()),
    word.map((alt) => nodes.image.create({ src: "/a b.jpg", alt: alt.trim(), title: 'a "b"' })),
  ),
  { maxLength: 6 },
);
const paragraph = inline
  .filter((content) => trimmed(content).length > 0)
  .map((content) => nodes.paragraph.create(null, content));
const { block } = fc.letrec<{ block: Node; list: Node; item: Node }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthIdentifier: "d" },
    paragraph,
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), inline)
      .map(([level, content]) => nodes.heading.create({ level }, content)),
    word.map((text) => nodes.code_block.create({ lang: "js" }, schema.text(`${text}\n\n  ${text}`))),
    fc
      .tuple(word, word)
      .map(([alt, caption]) =>
        nodes.picture.create({ src: "/p.jpg", alt: alt.trim() }, caption.trim() ? schema.text(caption.trim()) : null),
      ),
    fc
      .tuple(fc.array(inline, { minLength: 2, maxLength: 2 }), fc.array(inline, { minLength: 2, maxLength: 2 }))
      .map(([head, cells]) =>
        nodes.table.create(null, [
          nodes.table_row.create(
            null,
            head.map((cell) => nodes.table_header.create({ align: "right" }, cell)),
          ),
          nodes.table_row.create(
            null,
            cells.map((cell) => nodes.table_cell.create({ align: "right" }, cell)),
          ),
        ]),
      ),
    tie("list"),
    fc.array(tie("block"), { minLength: 1, maxLength: 3 }).map((blocks) => nodes.blockquote.create(null, blocks)),
  ),
  list: fc
    .tuple(fc.boolean(), fc.boolean(), fc.array(tie("item"), { minLength: 1, maxLength: 3 }))
    .map(([ordered, tight, items]) =>
      ordered ? nodes.ordered_list.create({ tight, start: 3 }, items) : nodes.bullet_list.create({ tight }, items),
    ),
  item: fc
    .tuple(fc.constantFrom(null, true, false), paragraph, fc.array(tie("block"), { maxLength: 2 }))
    .map(([checked, first, others]) => nodes.list_item.create({ checked }, [first, ...others])),
}));

test("what is written in the editor is read as that", () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (blocks) => {
      const doc = nodes.doc.create(null, blocks);
      const text = writeText(doc, openText(""));
      if (!isReadAs(text, blocks)) throw new Error(`${doc}\n${text}\n${openText(text).doc}`);
    }),
    { numRuns: 500 },
  );
});
