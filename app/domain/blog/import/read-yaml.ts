import { type FrontMatter, FrontMatterError, type FrontMatterValue, setField } from "./front-matter-value.ts";
import { readFlowValue, readPlainScalar } from "./read-yaml-flow.ts";

/**
 * The YAML that front matter is written in: maps and lists by indentation or in brackets, quoted, plain, literal (|)
 * and folded (>) texts over one or more lines, comments. Anchors, tags and several documents are refused, not guessed.
 * @throws FrontMatterError
 */
export function readYaml(text: string): FrontMatter {
  const lines = new Lines(text);
  const value = readBlock(lines, 0);
  const rest = lines.peek();
  if (rest) throw new FrontMatterError(rest.number, "indented otherwise than the lines before");
  if (value === null) return {};
  if (typeof value !== "object" || Array.isArray(value)) throw new FrontMatterError(1, "fields are expected");
  return value;
}

interface Line {
  number: number;
  indent: number;
  /** Without indentation, comment still there. */
  text: string;
}

class Lines {
  readonly #all: string[];
  #at = 0;

  constructor(text: string) {
    this.#all = text.split("\n");
  }

  /** The next line that says something. */
  peek(): Line | undefined {
    while (this.#at < this.#all.length && /^\s*(?:#.*)?$/.test(this.#all[this.#at]!)) this.#at += 1;
    const line = this.#all[this.#at];
    if (line === undefined) return undefined;
    const indent = /^ */.exec(line)![0].length;
    if (line[indent] === "\t") throw new FrontMatterError(this.#at + 1, "tabs cannot indent");
    return { number: this.#at + 1, indent, text: line.slice(indent).trimEnd() };
  }

  take(): Line {
    const line = this.peek()!;
    this.#at += 1;
    return line;
  }

  /** The next line as it stands, empty or not. */
  takeRaw(): string | undefined {
    return this.#at < this.#all.length ? this.#all[this.#at++] : undefined;
  }

  peekRaw(): string | undefined {
    return this.#all[this.#at];
  }

  /** Puts something else in the place of the line just taken: what follows "- " is a block of its own. */
  putBack(text: string): void {
    this.#at -= 1;
    this.#all[this.#at] = text;
  }
}

/** A map or a list whose lines are indented by at least `indent`; null when nothing is there. */
function readBlock(lines: Lines, indent: number): FrontMatterValue {
  const first = lines.peek();
  if (!first || first.indent < indent) return null;
  return isListItem(first.text) ? readList(lines, first.indent) : readMap(lines, first.indent);
}

function readMap(lines: Lines, indent: number): FrontMatter {
  const fields: FrontMatter = {};
  for (let line = lines.peek(); line?.indent === indent && !isListItem(line.text); line = lines.peek()) {
    const { number, text } = lines.take();
    const match =
      /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#"'[\]{},&*!|>%@`?-][^#]*?|-[^\s][^#]*?)\s*:(?:\s+(.*))?$/.exec(text);
    if (!match) throw new FrontMatterError(number, `"${text.slice(0, 40)}" is no field`);
    const name = String(/^["']/.test(match[1]!) ? readFlowValue(match[1]!, number) : match[1]);
    setField(fields, name, readFieldValue(lines, match[2] ?? "", indent, number), number);
  }
  return fields;
}

function readList(lines: Lines, indent: number): FrontMatterValue[] {
  const items: FrontMatterValue[] = [];
  for (let line = lines.peek(); line?.indent === indent && isListItem(line.text); line = lines.peek()) {
    const { number, text } = lines.take();
    const inner = text.slice(1).trimStart();
    // "- name: value" begins a map that goes on, indented, in the next lines.
    const isMap = /^[\w"'][^#]*?:(?:\s|$)/.test(inner) && !/^["'][^"']*["']\s*$/.test(inner);
    const innerIndent = indent + text.length - inner.length;
    if (isMap || isListItem(inner)) {
      lines.putBack(" ".repeat(innerIndent) + inner);
      items.push(readBlock(lines, innerIndent));
    } else {
      items.push(readFieldValue(lines, inner, indent, number));
    }
  }
  return items;
}

/** What follows "name:" or "-": on the same line, or indented below. */
function readFieldValue(lines: Lines, start: string, indent: number, number: number): FrontMatterValue {
  const text = start.startsWith("#") ? "" : start;
  if (/^[&*!]/.test(text)) throw new FrontMatterError(number, "anchors and tags are not read here");
  if (/^[|>][-+]?[1-9]?[-+]?\s*(?:#.*)?$/.test(text)) return readBlockText(lines, text, indent);
  if (text === "") {
    const next = lines.peek();
    // Lists may stand as far left as the name they belong to.
    if (next && next.indent === indent && isListItem(next.text)) return readList(lines, indent);
    if (!next || next.indent <= indent) return null;
    if (isListItem(next.text) || /^[^"'[{][^#]*?:(?:\s|$)/.test(next.text)) return readBlock(lines, next.indent);
    return readFieldValue(lines, lines.take().text, indent, number);
  }
  return /^["'[{]/.test(text) ? readBracketed(lines, text, number) : readPlainLines(lines, text, indent, number);
}

/** Quotes and brackets may close some lines later. */
function readBracketed(lines: Lines, start: string, number: number): FrontMatterValue {
  let text = start;
  for (;;) {
    const value = readFlowValue(text, number, "maybe more");
    if (value !== undefined) return value;
    const next = lines.takeRaw();
    if (next === undefined) throw new FrontMatterError(number, "a quote or bracket is not closed");
    text += next.trim() === "" ? "\n" : ` ${next.trim()}`;
  }
}

function readPlainLines(lines: Lines, start: string, indent: number, number: number): FrontMatterValue {
  let text = start.replace(/\s+#.*$/, "");
  let isOneLine = true;
  for (let next = lines.peek(); next && next.indent > indent; next = lines.peek()) {
    if (/:(?:\s|$)/.test(next.text)) throw new FrontMatterError(next.number, "indented otherwise than expected");
    text += ` ${lines.take().text.replace(/\s+#.*$/, "")}`;
    isOneLine = false;
  }
  if (/:(?:\s|$)/.test(text)) throw new FrontMatterError(number, "a text with a colon needs quotes");
  return isOneLine ? readPlainScalar(text) : text;
}

function readBlockText(lines: Lines, header: string, indent: number): string {
  const kept: string[] = [];
  for (let raw = lines.peekRaw(); raw !== undefined; raw = lines.peekRaw()) {
    if (raw.trim() !== "" && /^ */.exec(raw)![0].length <= indent) break;
    kept.push(lines.takeRaw()!);
  }
  const first = kept.find((line) => line.trim() !== "") ?? "";
  const own = /^ */.exec(first)![0].length;
  const texts = kept.map((line) => line.slice(own));
  while (texts.at(-1)?.trim() === "") texts.pop();
  const joined = header.startsWith("|") ? texts.join("\n") : fold(texts);
  return header.includes("-") || joined === "" ? joined : `${joined}\n`;
}

/** Lines become one; an empty line is a line break. */
function fold(lines: string[]): string {
  return lines
    .join("\n")
    .replace(/(\S)\n(?=\S)/g, "$1 ")
    .replace(/\n\n/g, "\n");
}

function isListItem(text: string): boolean {
  return text === "-" || text.startsWith("- ");
}
