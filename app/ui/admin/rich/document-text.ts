import type { Token } from "marked";
import type { Mark, Node } from "prosemirror-model";
import { lexArticle } from "#app/domain/blog/article/article-syntax.ts";
import { readBlock } from "./read-markdown.ts";
import { schema } from "./schema.ts";
import { childrenOf, trimmed, writeBlock } from "./write-markdown.ts";

/** A block of the text as it was read. */
interface Origin {
  node: Node;
  /** Its exact text, without the line breaks at its end. */
  raw: string;
  /** Line breaks up to the next block. */
  gap: string;
  /** The number of the next block. */
  next: number | undefined;
}

export interface OpenedText {
  doc: Node;
  /** By the attribute `origin` of the document's blocks; it only grows, so that undo finds what it brings back. */
  origins: Map<number, Origin>;
  first: number | undefined;
  /** Line breaks before the first block, and after the last. */
  before: string;
  after: string;
  /** What blocks may refer to: definitions of links and footnotes. */
  definitions: string;
}

/**
 * Each top-level block becomes a node of the editor; what the schema does not know, or would write otherwise than
 * readers see it, is a block of source text.
 */
export function openText(markdown: string, origins: OpenedText["origins"] = new Map()): OpenedText {
  const tokens = lexArticle(markdown);
  const isExact = tokens.map(({ raw }) => raw).join("") === markdown;
  const definitions = tokens
    .filter(({ type }) => type === "def" || type === "footnote")
    .map(({ raw }) => raw.trim())
    .join("\n\n");
  let before = "";
  let last: Origin | undefined;
  const first = origins.size;
  for (const token of isExact ? tokens : [{ type: "source", raw: markdown }]) {
    const raw = token.raw.replace(/\n+$/, "");
    if (token.type === "space" || raw === "") {
      if (last) last.gap += token.raw;
      else before += token.raw;
      continue;
    }
    const origin = origins.size;
    const read = knownBlock(token, definitions) ?? sourceOf(raw);
    const node = read.type.create({ ...read.attrs, origin }, read.content);
    if (last) last.next = origin;
    last = { node, raw, gap: token.raw.slice(raw.length), next: undefined };
    origins.set(origin, last);
  }
  const blocks = [...origins.values()].slice(first).map(({ node }) => node);
  const doc = schema.nodes.doc.create(null, blocks.length > 0 ? blocks : schema.nodes.paragraph.create());
  return { doc, origins, first: last && first, before, after: last?.gap ?? "", definitions };
}

function sourceOf(raw: string): Node {
  return schema.nodes.source.create(null, schema.text(raw));
}

function knownBlock(token: Token, definitions: string): Node | undefined {
  const node = readBlock(token);
  return node && isReadAs(writeChanged(node, definitions), [node], definitions) ? node : undefined;
}

interface Piece {
  node: Node;
  raw: string;
  origin: Origin | undefined;
  number: number | undefined;
  isKept: boolean;
}

/** Blocks that were not changed are written as they were read, to the byte. */
export function writeText(doc: Node, { origins, first, before, after, definitions }: OpenedText): string {
  const pieces = childrenOf(doc).flatMap((node): Piece[] => {
    const number: number | undefined = node.attrs.origin ?? undefined;
    const origin = number === undefined ? undefined : origins.get(number);
    const isKept = origin?.node.eq(node) ?? false;
    const raw = isKept && origin ? origin.raw : writeChanged(node, definitions);
    return raw.trim() === "" ? [] : [{ node, raw, origin, number, isKept }];
  });
  separate(pieces, definitions);
  const beginning = pieces[0]?.number === first ? before : "";
  return beginning + pieces.map((piece, at) => piece.raw + gapAfter(piece, pieces[at + 1], after)).join("");
}

function gapAfter({ origin, isKept }: Piece, next: Piece | undefined, after: string): string {
  if (!next) return after;
  if (!origin || origin.next !== next.number) return "\n\n";
  return (isKept && next.isKept) || origin.gap.includes("\n\n") ? origin.gap : "\n\n";
}

/** Neighbors that would be read as one block, such as two lists, are written in other words. */
function separate(pieces: Piece[], definitions: string): void {
  pieces.forEach((piece, at) => {
    const previous = pieces[at - 1];
    if (!previous || (piece.isKept && previous.isKept && previous.origin?.next === piece.number)) return;
    if (areTwo(previous.raw, piece.raw)) return;
    const other = writeChanged(piece.node, definitions, true);
    piece.raw = areTwo(previous.raw, other) ? other : `<!-- -->\n\n${piece.raw}`;
    piece.isKept = false;
  });
}

function areTwo(first: string, second: string): boolean {
  return countBlocks(`${first}\n\n${second}`) === countBlocks(first) + countBlocks(second);
}

function countBlocks(text: string): number {
  return lexArticle(text).filter(({ type }) => type !== "space").length;
}

function writeChanged(node: Node, definitions: string, otherMarker = false): string {
  const written = writeBlock(node, { asTags: false }, otherMarker);
  if (node.type === schema.nodes.source || isReadAs(written, [node], definitions)) return written;
  const withTags = writeBlock(node, { asTags: true }, otherMarker);
  return isReadAs(withTags, [node], definitions) ? withTags : written;
}

/** Whether the renderer will read the text as these blocks. */
export function isReadAs(text: string, nodes: readonly Node[], definitions = ""): boolean {
  const tokens = lexArticle(`${text}\n\n${definitions}`).filter(({ type }) => !/^(?:space|def|footnote)$/.test(type));
  return looksOf(tokens.map(readBlock)) === looksOf(nodes);
}

/**
 * The text was changed outside the editor, by a stored picture for example: only the blocks that differ are to be
 * replaced, so that the caret and the editor's undo stay. The numbers of the others are kept.
 */
export function followText(doc: Node, markdown: string, { origins }: OpenedText) {
  const opened = openText(markdown, origins);
  const now = childrenOf(opened.doc);
  const old = childrenOf(doc);
  const shorter = Math.min(now.length, old.length);
  let start = 0;
  while (start < shorter && areSame(old[start], now[start])) start++;
  let end = 0;
  while (end < shorter - start && areSame(old.at(-1 - end), now.at(-1 - end))) end++;
  const kept = [...old.slice(0, start), ...now.slice(start, now.length - end), ...old.slice(old.length - end)];
  kept.forEach((node, at) => {
    const read = origins.get(now[at]?.attrs.origin);
    const origin = origins.get(node.attrs.origin);
    if (!read || !origin) return;
    const next: number | undefined = kept[at + 1]?.attrs.origin ?? undefined;
    Object.assign(origin, { node, raw: read.raw, gap: read.gap, next });
  });
  const sizeOf = (nodes: readonly Node[]) => nodes.reduce((size, node) => size + node.nodeSize, 0);
  return {
    opened: { ...opened, first: opened.first === undefined ? undefined : (kept[0]?.attrs.origin ?? undefined) },
    from: sizeOf(old.slice(0, start)),
    to: sizeOf(old.slice(0, old.length - end)),
    blocks: now.slice(start, now.length - end),
  };
}

function areSame(old: Node | undefined, now: Node | undefined): boolean {
  return old !== undefined && now !== undefined && looksOf([old]) === looksOf([now]);
}

/** What of blocks readers see, as text to compare. */
function looksOf(nodes: readonly (Node | undefined)[]): string {
  return JSON.stringify(nodes.map((node) => (node ? looks(node) : null)));
}

function looks(node: Node): unknown {
  const { origin: _origin, tight: _tight, colwidth: _colwidth, ...attrs } = node.attrs;
  const marks = node.marks.map(({ type, attrs }) => [type.name, attrs]);
  if (node.isText) return [node.text, marks];
  const children = node.inlineContent ? joined(trimmed(childrenOf(node))) : childrenOf(node);
  const only = node.type.name === "paragraph" && children.length === 1 ? children[0] : undefined;
  if (only?.type.name === "image" && only.marks.length === 0) {
    const { title: caption, ...picture } = only.attrs;
    return ["picture", picture, [], caption ? [[caption, []]] : []];
  }
  return [node.type.name, attrs, marks, children.map(looks)];
}

/** Without the marks of links that an address is anyway. */
function joined(nodes: readonly Node[]): Node[] {
  const plain = nodes.map((node) => node.mark(node.marks.filter((mark) => !isAddress(mark, node))));
  return childrenOf(schema.nodes.paragraph.create(null, plain));
}

function isAddress({ type, attrs }: Mark, { text = "" }: Node): boolean {
  return type.name === "link" && [text, `http://${text}`, `mailto:${text}`].includes(attrs.href);
}
