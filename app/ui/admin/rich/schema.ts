import { type DOMOutputSpec, type NodeSpec, Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";

/** Which block of the text a node was read from; null for a new one. */
const origin = { origin: { default: null } };

const tables = tableNodes({
  tableGroup: "block",
  cellContent: "inline*",
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.style.textAlign || cell.getAttribute("align"),
      setDOMAttr: (align, attributes) => {
        if (align) attributes.style = `text-align: ${align}`;
      },
    },
  },
});

function text(words: string | null | undefined): string {
  return words ?? "";
}

const nodes = {
  doc: { content: "block+" },
  paragraph: { group: "block", content: "inline*", attrs: origin, parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  heading: {
    group: "block",
    content: "inline*",
    defining: true,
    attrs: { ...origin, level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    // The page's own title is the h1.
    toDOM: ({ attrs }) => [`h${Math.max(2, attrs.level)}`, 0],
  },
  blockquote: {
    group: "block",
    content: "block+",
    defining: true,
    attrs: origin,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  code_block: {
    group: "block",
    content: "text*",
    marks: "",
    code: true,
    defining: true,
    attrs: { ...origin, lang: { default: "" } },
    parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
    toDOM: () => ["pre", ["code", 0]],
  },
  horizontal_rule: { group: "block", attrs: origin, parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  bullet_list: {
    group: "block",
    content: "list_item+",
    attrs: { ...origin, tight: { default: true } },
    parseDOM: [{ tag: "ul" }],
    toDOM: () => ["ul", 0],
  },
  ordered_list: {
    group: "block",
    content: "list_item+",
    attrs: { ...origin, tight: { default: true }, start: { default: 1 } },
    parseDOM: [{ tag: "ol", getAttrs: (list) => ({ start: Number(list.getAttribute("start") ?? 1) || 1 }) }],
    toDOM: ({ attrs }) => ["ol", { start: attrs.start }, 0],
  },
  list_item: {
    content: "paragraph block*",
    defining: true,
    attrs: { checked: { default: null } },
    parseDOM: [{ tag: "li" }],
    toDOM: ({ attrs }): DOMOutputSpec => ["li", attrs.checked === null ? {} : { "data-checked": attrs.checked }, 0],
  },
  /** A picture alone in its paragraph; its content is the caption. */
  picture: {
    group: "block",
    content: "text*",
    marks: "",
    isolating: true,
    attrs: { ...origin, src: {}, alt: { default: "" } },
    parseDOM: [
      {
        tag: "figure",
        contentElement: (figure) => figure.querySelector("figcaption") ?? document.createElement("figcaption"),
        getAttrs: (figure) => {
          const picture = figure.querySelector("img[src]");
          return picture ? { src: picture.getAttribute("src"), alt: text(picture.getAttribute("alt")) } : false;
        },
      },
    ],
    toDOM: ({ attrs: { src, alt } }) => ["figure", ["img", { src, alt }], ["figcaption", 0]],
  },
  /** Markdown that is edited as such: HTML, `:::` blocks, definitions of links and footnotes. */
  source: {
    group: "block",
    content: "text*",
    marks: "",
    code: true,
    isolating: true,
    attrs: origin,
    parseDOM: [{ tag: "pre[data-source]", preserveWhitespace: "full", priority: 60 }],
    toDOM: () => ["pre", { "data-source": "", class: "rich-source" }, 0],
  },
  ...tables,
  table: { ...tables.table, attrs: origin },
  text: { group: "inline" },
  image: {
    group: "inline",
    inline: true,
    attrs: { src: {}, alt: { default: "" }, title: { default: "" } },
    parseDOM: [
      {
        tag: "img[src]",
        getAttrs: (picture) => ({
          src: picture.getAttribute("src"),
          alt: text(picture.getAttribute("alt")),
          title: text(picture.getAttribute("title")),
        }),
      },
    ],
    toDOM: ({ attrs: { src, alt, title } }) => ["img", { src, alt, ...(title && { title }) }],
  },
  hard_break: { group: "inline", inline: true, parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
  footnote_mark: {
    group: "inline",
    inline: true,
    attrs: { label: {} },
    toDOM: ({ attrs }) => ["sup", { class: "rich-chip" }, attrs.label],
  },
  /** Markdown or HTML within a line that has no look of its own here. */
  raw: {
    group: "inline",
    inline: true,
    attrs: { raw: {} },
    toDOM: ({ attrs }) => ["code", { class: "rich-chip" }, attrs.raw],
  },
} satisfies Record<string, NodeSpec>;

export const schema = new Schema({
  nodes,
  marks: {
    link: {
      attrs: { href: {}, title: { default: "" } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (link) => ({ href: link.getAttribute("href"), title: text(link.getAttribute("title")) }),
        },
      ],
      toDOM: ({ attrs: { href, title } }) => ["a", { href, ...(title && { title }) }, 0],
    },
    em: { parseDOM: [{ tag: "i" }, { tag: "em" }, { style: "font-style=italic" }], toDOM: () => ["em", 0] },
    strong: {
      parseDOM: [
        { tag: "strong" },
        // Google Docs wraps everything in a <b> that is not bold.
        { tag: "b", getAttrs: (b) => (b.style.fontWeight === "normal" ? false : null) },
        { style: "font-weight", getAttrs: (weight) => (/^(?:bold(?:er)?|[6-9]\d\d)$/.test(weight) ? null : false) },
      ],
      toDOM: () => ["strong", 0],
    },
    strike: {
      parseDOM: [{ tag: "s" }, { tag: "del" }, { tag: "strike" }, { style: "text-decoration=line-through" }],
      toDOM: () => ["s", 0],
    },
    code: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
  },
});
