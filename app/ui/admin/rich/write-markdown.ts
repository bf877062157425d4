import type { Mark, Node } from "prosemirror-model";

interface Writing {
  /** `<strong>` instead of `**`, where those would not be read as meant. */
  asTags: boolean;
  /** Headings and cells are one line. */
  inLine?: boolean;
}

/** One or several blocks in a row. */
export function writeBlocks(blocks: readonly Node[], writing: Writing, between = "\n\n"): string {
  const written: string[] = [];
  let other = false;
  blocks.forEach((block, at) => {
    // Two lists in a row would be one.
    other = at > 0 && blocks[at - 1]?.type === block.type && !other;
    const text = writeBlock(block, writing, other);
    if (text !== "") written.push(text);
  });
  return written.join(between);
}

export function writeBlock(block: Node, writing: Writing, otherMarker = false): string {
  switch (block.type.name) {
    case "heading":
      return writeHeading(block, writing);
    case "blockquote":
      return prefixed(writeBlocks(childrenOf(block), writing), "> ", "> ");
    case "code_block":
      return writeCode(block);
    case "horizontal_rule":
      return "---";
    case "bullet_list":
    case "ordered_list":
      return writeList(block, writing, otherMarker);
    case "table":
      return writeTable(block, writing);
    case "picture":
      return `!${writeTarget(escapeText(block.attrs.alt), block.attrs.src, block.textContent)}`;
    case "source":
      return block.textContent;
    default:
      return writeInline(block, writing);
  }
}

export function childrenOf(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, at) => node.child(at));
}

function prefixed(text: string, first: string, others: string): string {
  return text
    .split("\n")
    .map((line, at) => (at === 0 ? first : line ? others : others.trimEnd()) + line)
    .join("\n");
}

function writeHeading(heading: Node, writing: Writing): string {
  const words = writeInline(heading, { ...writing, inLine: true }).replace(/#+$/, (marks) => `\\${marks}`);
  return `${"#".repeat(heading.attrs.level)} ${words}`.trimEnd();
}

function writeCode({ textContent, attrs }: Node): string {
  const longest = Math.max(2, ...(textContent.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = (/`/.test(attrs.lang) ? "~" : "`").repeat(longest + 1);
  return `${fence}${attrs.lang}\n${textContent}${textContent ? "\n" : ""}${fence}`;
}

function writeList(list: Node, writing: Writing, otherMarker: boolean): string {
  const items = childrenOf(list);
  const tight = list.attrs.tight && items.every(mayBeTight);
  return items
    .map((item, at) => {
      const ordered = list.type.name === "ordered_list";
      const marker = ordered ? `${list.attrs.start + at}${otherMarker ? ")" : "."} ` : `${otherMarker ? "*" : "-"} `;
      const task = item.attrs.checked === null ? "" : item.attrs.checked ? "[x] " : "[ ] ";
      const text = writeBlocks(childrenOf(item), writing, tight ? "\n" : "\n\n");
      return prefixed(task + text, marker, " ".repeat(marker.length));
    })
    .join(tight ? "\n" : "\n\n");
}

/** Of what follows a paragraph without an empty line, only these are read as meant. */
function mayBeTight(item: Node): boolean {
  const [first, ...others] = childrenOf(item);
  if (others.length === 0) return true;
  return (
    first?.textContent !== "" && others.every((node, at) => mayFollowLine(node) && others[at - 1]?.type !== node.type)
  );
}

function mayFollowLine({ type, attrs, firstChild }: Node): boolean {
  if (type.name === "ordered_list") return attrs.start === 1 && firstChild?.textContent !== "";
  return type.name === "bullet_list" ? firstChild?.textContent !== "" : /^(?:blockquote|code_block)$/.test(type.name);
}

function writeTable(table: Node, writing: Writing): string {
  const rows = childrenOf(table).map((row) =>
    childrenOf(row).flatMap((cell) => [
      writeInline(cell, { ...writing, inLine: true }).replaceAll("|", "\\|"),
      ...Array(Math.max(0, cell.attrs.colspan - 1)).fill(""),
    ]),
  );
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const line = (cells: string[]) => `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? "").join(" | ")} |`;
  const delimiters = Array.from({ length: columns }, (_, at) =>
    delimiter(table.firstChild?.maybeChild(at)?.attrs.align),
  );
  const [head = [], ...body] = rows;
  return [line(head), line(delimiters), ...body.map(line)].join("\n");
}

function delimiter(align: string | null | undefined): string {
  if (align === "center") return ":---:";
  return align === "right" ? "---:" : align === "left" ? ":---" : "---";
}

function writeInline(block: Node, writing: Writing): string {
  const text = writeRun(trimmed(childrenOf(block)), writing, []);
  return writing.inLine ? text : escapeLineStarts(text);
}

const emphasis: Record<string, { sign: string; tag: string }> = {
  em: { sign: "*", tag: "em" },
  strong: { sign: "**", tag: "strong" },
  strike: { sign: "~~", tag: "del" },
};

/** Of the marks that begin at a node, the one that goes on longest is the outermost. */
function writeRun(nodes: readonly Node[], writing: Writing, open: readonly Mark[]): string {
  let text = "";
  for (let at = 0; at < nodes.length; ) {
    const node = nodes[at];
    if (!node) break;
    const starting = node.marks.filter((mark) => mark.type.name !== "code" && !mark.isInSet(open));
    const ends = starting.map((mark) => ({ mark, end: endOfMark(nodes, at, mark) }));
    const longest = ends.sort((a, b) => b.end - a.end)[0];
    if (longest) {
      const { mark, end } = longest;
      text += writeMarked(mark, nodes.slice(at, end), writing, open);
      at = end;
    } else {
      text += writeLeaf(node, nodes[at + 1], writing);
      at++;
    }
  }
  return text;
}

function endOfMark(nodes: readonly Node[], start: number, mark: Mark): number {
  let end = start;
  while (nodes[end] && mark.isInSet(nodes[end]?.marks ?? [])) end++;
  return end;
}

function writeMarked(mark: Mark, nodes: readonly Node[], writing: Writing, open: readonly Mark[]): string {
  const words = writeRun(nodes, writing, mark.addToSet(open));
  const looks = emphasis[mark.type.name];
  if (looks) {
    return writing.asTags ? `<${looks.tag}>${words}</${looks.tag}>` : `${looks.sign}${words}${looks.sign}`;
  }
  const { href, title } = mark.attrs;
  const isAddress = !title && /^https?:\/\/[^\s<>]+$/.test(href) && nodes.every((node) => node.isText);
  if (isAddress && nodes.map(({ text }) => text).join("") === href && nodes.length === 1) return `<${href}>`;
  return writeTarget(words, href, title);
}

function writeTarget(words: string, address: string, title: string): string {
  const isPlain = address !== "" && !/[\s()<>\\]/.test(address);
  const target = isPlain ? address : `<${address.replace(/[<>\\]/g, "\\$&").replace(/[\r\n]/g, "")}>`;
  return `[${words}](${target}${title ? ` "${title.replace(/["\\]/g, "\\$&")}"` : ""})`;
}

function writeLeaf(node: Node, next: Node | undefined, { inLine }: Writing): string {
  switch (node.type.name) {
    case "hard_break":
      return inLine ? "<br>" : "\\\n";
    case "image":
      return `!${writeTarget(escapeText(node.attrs.alt), node.attrs.src, node.attrs.title)}`;
    case "footnote_mark":
      return `[^${node.attrs.label}]`;
    case "raw":
      return node.attrs.raw;
    default: {
      const text = node.text ?? "";
      if (node.marks.some(({ type }) => type.name === "code")) return writeCodeSpan(text);
      // An exclamation mark before a link would make a picture of it.
      return escapeText(text).replace(/!$/, next ? "\\!" : "!");
    }
  }
}

function writeCodeSpan(text: string): string {
  const runs = new Set((text.match(/`+/g) ?? []).map(({ length }) => length));
  let length = 1;
  while (runs.has(length)) length++;
  const pad = /^`|`$|^ .*[^ ].* $/.test(text) ? " " : "";
  return "`".repeat(length) + pad + text + pad + "`".repeat(length);
}

function escapeText(text: string): string {
  return text
    .replace(/\s*\n\s*/g, " ")
    .replace(/[\\`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?\w+;)/giu, "\\$&")
    .replace(/^\u00a0|\u00a0$/g, "&nbsp;");
}

/** What would begin a heading, a list, a quote, a table, a block or a line below a heading. */
function escapeLineStarts(text: string): string {
  return text
    .replace(/^([ \t]*)([#>+=|-]|:(?=[:-]))/gm, "$1\\$2")
    .replace(/^([ \t]*\d{1,9})([.)])(?=\s|$)/gm, "$1\\$2");
}

/** Without blanks and line breaks at the ends, and with plain blanks at the ends of bold words: Markdown has no others. */
export function trimmed(nodes: readonly Node[]): Node[] {
  const isBlank = (node: Node | undefined) => node?.isText === true && node.text?.trim() === "" && !isCode(node);
  const beside = (at: number, step: 1 | -1): Node | undefined =>
    isBlank(nodes[at + step]) ? beside(at + step, step) : nodes[at + step];
  const parts = nodes.flatMap((node, at) => withPlainEnds(node, beside(at, -1), beside(at, 1)));
  const isBreak = (node: Node | undefined) => node?.type.name === "hard_break";
  while (isBlank(parts[0]) || isBreak(parts[0])) parts.shift();
  while (isBlank(parts.at(-1)) || isBreak(parts.at(-1))) parts.pop();
  const meetsBreak = (at: number, step: 1 | -1): boolean =>
    isBlank(parts[at]) ? meetsBreak(at + step, step) : isBreak(parts[at]);
  return parts.filter((node, at) => !(isBlank(node) && (meetsBreak(at, -1) || meetsBreak(at, 1))));
}

function isCode(node: Node): boolean {
  return node.marks.some(({ type }) => type.name === "code");
}

function withPlainEnds(node: Node, previous: Node | undefined, next: Node | undefined): Node[] {
  if (!node.isText || isCode(node)) return [node];
  const [, before = "", words = "", after = ""] = /^([ \t\n]*)([\s\S]*?)([ \t\n]*)$/.exec(node.text ?? "") ?? [];
  const part = (text: string, ...beside: (Node | undefined)[]) => {
    const isShared = (mark: Mark) => beside.every((other) => mark.isInSet(other?.marks ?? []));
    const marks = node.marks.filter((mark) => !(mark.type.name in emphasis) || isShared(mark));
    return text ? [node.type.schema.text(text, marks)] : [];
  };
  if (words === "") return part(before, previous, next);
  return [...part(before, previous), ...part(words, node), ...part(after, next)];
}
