import type { Token, Tokens } from "marked";
import type { Mark, Node } from "prosemirror-model";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

/** Undefined for what the schema does not know. */
export function readBlock(token: Token): Node | undefined {
  try {
    return blockOf(token);
  } catch (error) {
    if (error instanceof Unknown || error instanceof RangeError) return undefined;
    throw error;
  }
}

class Unknown extends Error {}

function blockOf(token: Token): Node {
  switch (token.type) {
    case "heading":
      return nodes.heading.createChecked({ level: token.depth }, inlineOf(token.tokens));
    case "paragraph":
      return pictureOf(token) ?? nodes.paragraph.createChecked(null, inlineOf(token.tokens));
    case "blockquote":
      return nodes.blockquote.createChecked(null, blocksOf(token.tokens));
    case "code":
      return nodes.code_block.createChecked({ lang: token.lang ?? "" }, token.text ? schema.text(token.text) : null);
    case "hr":
      return nodes.horizontal_rule.create();
    case "list":
      return listOf(token as Tokens.List);
    case "table":
      return tableOf(token as Tokens.Table);
    default:
      throw new Unknown(token.type);
  }
}

function blocksOf(tokens: readonly Token[] = []): Node[] {
  return tokens.filter(({ type }) => type !== "space" && type !== "checkbox").map(blockOf);
}

function listOf({ ordered, start, loose, items }: Tokens.List): Node {
  const content = items.map(({ task, checked, tokens }) => {
    const blocks = tokens
      .filter(({ type }) => type !== "space" && type !== "checkbox")
      .map((token, at) =>
        token.type === "text" || (token.type === "paragraph" && at === 0)
          ? nodes.paragraph.createChecked(null, inlineOf("tokens" in token ? token.tokens : [token]))
          : blockOf(token),
      );
    const checks = { checked: task ? checked === true : null };
    return nodes.list_item.createChecked(checks, blocks.length > 0 ? blocks : nodes.paragraph.create());
  });
  const tight = !loose;
  if (!ordered) return nodes.bullet_list.createChecked({ tight }, content);
  return nodes.ordered_list.createChecked({ tight, start: Number(start) }, content);
}

function tableOf({ header, rows, align }: Tokens.Table): Node {
  const row = (cells: Tokens.TableCell[], type = nodes.table_cell) =>
    nodes.table_row.createChecked(
      null,
      cells.map(({ tokens }, at) => type.createChecked({ align: align[at] ?? null }, inlineOf(tokens))),
    );
  return nodes.table.createChecked(null, [row(header, nodes.table_header), ...rows.map((cells) => row(cells))]);
}

/** As the renderer's figures: a picture alone, with its title as the caption. */
function pictureOf({ tokens = [] }: Token & { tokens?: Token[] }): Node | undefined {
  const [only, ...others] = tokens.filter(({ type, raw }) => type !== "text" || raw.trim() !== "");
  if (only?.type !== "image" || others.length > 0) return undefined;
  const image = only as Tokens.Image;
  const caption = (image.title ?? "").replace(/\s*\n\s*/g, " ");
  return nodes.picture.createChecked({ src: image.href, alt: wordsOf(image) }, caption ? schema.text(caption) : null);
}

function inlineOf(tokens: readonly Token[] = [], active: readonly Mark[] = []): Node[] {
  const found: Node[] = [];
  const within = (mark: Mark, inner: readonly Token[] = []) => found.push(...inlineOf(inner, mark.addToSet(active)));
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    if (token.type === "text") found.push(...textOf(token as Tokens.Text, active));
    else if (token.type === "escape") found.push(schema.text(token.text, active));
    else if (token.type === "codespan") found.push(schema.text(token.text, marks.code.create().addToSet(active)));
    else if (token.type === "em") within(marks.em.create(), token.tokens);
    else if (token.type === "strong") within(marks.strong.create(), token.tokens);
    else if (token.type === "del") within(marks.strike.create(), token.tokens);
    else if (token.type === "br") found.push(nodes.hard_break.create(null, null, active));
    else if (token.type === "link")
      within(marks.link.create({ href: token.href, title: token.title ?? "" }), token.tokens);
    else if (token.type === "image") {
      const attrs = { src: token.href, alt: wordsOf(token as Tokens.Image), title: token.title ?? "" };
      found.push(nodes.image.create(attrs, null, active));
    } else if (token.type === "footnoteReference")
      found.push(nodes.footnote_mark.create({ label: token.label }, null, active));
    else if (token.type === "html") {
      const end = endOfElement(tokens, at);
      const mark = markOfTag(token.raw);
      if (/^<br\s*\/?>$/i.test(token.raw)) found.push(nodes.hard_break.create(null, null, active));
      else if (mark && end > at) within(mark, tokens.slice(at + 1, end));
      else found.push(rawOf(tokens.slice(at, end + 1), active));
      if (end > at) at = end;
    } else if (token.type !== "checkbox") found.push(rawOf([token], active));
  }
  return found;
}

function rawOf(tokens: readonly Token[], active: readonly Mark[]): Node {
  return nodes.raw.create({ raw: tokens.map(({ raw }) => raw).join("") }, null, active);
}

function markOfTag(tag: string): Mark | undefined {
  if (/^<(?:strong|b)>$/i.test(tag)) return marks.strong.create();
  if (/^<(?:em|i)>$/i.test(tag)) return marks.em.create();
  return /^<(?:del|s)>$/i.test(tag) ? marks.strike.create() : undefined;
}

/** The place of the closing tag among its siblings; the tag's own if there is none. */
function endOfElement(tokens: readonly Token[], start: number): number {
  const name = /^<([a-z][\w-]*)/i.exec(tokens[start]?.raw ?? "")?.[1]?.toLowerCase();
  if (!name) return start;
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    const tag = tokens[at]?.type === "html" ? tokens[at]?.raw.toLowerCase() : undefined;
    if (tag?.startsWith(`</${name}`)) depth--;
    else if (tag && new RegExp(`^<${name}[\\s/>]`).test(tag) && !tag.endsWith("/>")) depth++;
    if (depth === 0 && at > start) return at;
  }
  return start;
}

const known: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };
const entity = /(&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,31});)/i;

function textOf({ text, raw, escaped, tokens }: Tokens.Text, active: readonly Mark[]): Node[] {
  if (tokens) return inlineOf(tokens, active);
  if (escaped) return [rawOf([{ type: "text", raw } as Token], active)];
  return text
    .replace(/\s*\n\s*/g, " ")
    .split(entity)
    .flatMap((part, at) => {
      if (part === "") return [];
      const word = at % 2 === 1 ? characterOf(part) : part;
      return [word === undefined ? nodes.raw.create({ raw: part }, null, active) : schema.text(word, active)];
    });
}

function characterOf(reference: string): string | undefined {
  const name = reference.slice(1, -1).toLowerCase();
  if (!name.startsWith("#")) return known[name];
  const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code < 0x110000 && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : undefined;
}

/** What the renderer makes of a description: its words, without their looks. */
function wordsOf({ tokens, text }: Tokens.Image): string {
  const content = tokens ? inlineOf(tokens) : [schema.text(text || " ")];
  return content.map((node) => (node.isText ? node.text : (node.attrs.alt ?? node.attrs.raw ?? " "))).join("");
}
