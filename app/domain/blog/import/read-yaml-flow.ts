import { type FrontMatter, FrontMatterError, type FrontMatterValue, setField } from "./front-matter-value.ts";

/**
 * One value in quotes or brackets, a comment after it allowed.
 * @param more what an unclosed one means: a mistake, or undefined because lines follow
 */
export function readFlowValue(text: string, line: number): FrontMatterValue;
export function readFlowValue(text: string, line: number, more: "maybe more"): FrontMatterValue | undefined;
export function readFlowValue(text: string, line: number, more?: "maybe more"): FrontMatterValue | undefined {
  const reader = new FlowReader(text, line);
  try {
    const value = reader.value();
    reader.end();
    return value;
  } catch (error) {
    if (more && error instanceof Unclosed) return undefined;
    throw error;
  }
}

/** A text without quotes: true, false, nothing or a number where it is written as one, else itself. */
export function readPlainScalar(text: string): FrontMatterValue {
  if (/^(?:~|null|Null|NULL|)$/.test(text)) return null;
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  if (/^(?:false|False|FALSE)$/.test(text)) return false;
  // Leading zeros are no number's: 007 is a name.
  if (/^[-+]?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,10})?$/.test(text)) return Number(text);
  return text;
}

class Unclosed extends FrontMatterError {
  constructor(line: number) {
    super(line, "a quote or bracket is not closed");
  }
}

const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", "0": "\0", "/": "/", '"': '"', "\\": "\\" };

class FlowReader {
  readonly #text: string;
  readonly #line: number;
  #at = 0;
  #depth = 0;

  constructor(text: string, line: number) {
    this.#text = text;
    this.#line = line;
  }

  value(): FrontMatterValue {
    this.#space();
    const sign = this.#text[this.#at];
    if (sign === undefined) throw new Unclosed(this.#line);
    if (sign === '"') return this.#doubleQuoted();
    if (sign === "'") return this.#singleQuoted();
    if (sign !== "[" && sign !== "{") return readPlainScalar(this.#plain());
    this.#depth += 1;
    if (this.#depth > 20) throw new FrontMatterError(this.#line, "nested too deeply");
    const value = sign === "[" ? this.#list() : this.#map();
    this.#depth -= 1;
    return value;
  }

  /** Nothing may follow but a comment. */
  end(): void {
    const rest = this.#text.slice(this.#at);
    if (!/^\s*(?:\s#.*)?$/s.test(rest)) throw new FrontMatterError(this.#line, `"${rest.trim()}" is too much`);
  }

  #list(): FrontMatterValue[] {
    const items: FrontMatterValue[] = [];
    this.#at += 1;
    while (!this.#closes("]")) {
      items.push(this.value());
      this.#separator("]");
    }
    return items;
  }

  #map(): FrontMatter {
    const fields: FrontMatter = {};
    this.#at += 1;
    while (!this.#closes("}")) {
      const name = String(this.value());
      this.#space();
      if (this.#text[this.#at] !== ":") throw new FrontMatterError(this.#line, `"${name}" has no value`);
      this.#at += 1;
      setField(fields, name, this.value(), this.#line);
      this.#separator("}");
    }
    return fields;
  }

  #closes(sign: string): boolean {
    this.#space();
    if (this.#at >= this.#text.length) throw new Unclosed(this.#line);
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #separator(closing: string): void {
    this.#space();
    const sign = this.#text[this.#at];
    if (sign === undefined) throw new Unclosed(this.#line);
    if (sign === ",") this.#at += 1;
    else if (sign !== closing) throw new FrontMatterError(this.#line, `a comma is missing before "${sign}"`);
  }

  #doubleQuoted(): string {
    const match = /"((?:[^"\\]|\\[\s\S])*)"/y;
    match.lastIndex = this.#at;
    const found = match.exec(this.#text);
    if (!found) throw new Unclosed(this.#line);
    this.#at = match.lastIndex;
    return found[1]!.replace(/\\(u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[\s\S])/g, (_, code: string) => {
      if (code.length > 1) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
      const sign = escapes[code];
      if (sign === undefined) throw new FrontMatterError(this.#line, `\\${code} is not known`);
      return sign;
    });
  }

  #singleQuoted(): string {
    const match = /'((?:[^']|'')*)'(?!')/y;
    match.lastIndex = this.#at;
    const found = match.exec(this.#text);
    if (!found) throw new Unclosed(this.#line);
    this.#at = match.lastIndex;
    return found[1]!.replace(/''/g, "'");
  }

  #plain(): string {
    const match = /(?:[^,[\]{}:#]|:(?!\s)|(?<!\s)#)+/y;
    match.lastIndex = this.#at;
    const found = match.exec(this.#text);
    if (!found) throw new FrontMatterError(this.#line, `"${this.#text[this.#at]}" is not expected`);
    this.#at = match.lastIndex;
    return found[0].trim();
  }

  #space(): void {
    while (/\s/.test(this.#text[this.#at] ?? "")) this.#at += 1;
  }
}
