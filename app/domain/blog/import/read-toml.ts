import { type FrontMatter, FrontMatterError, type FrontMatterValue, setField } from "./front-matter-value.ts";

/**
 * The TOML that front matter is written in: tables, lists of tables, dotted and quoted names, all kinds of strings,
 * arrays over several lines, inline tables, numbers, dates (as texts), comments.
 * @throws FrontMatterError
 */
export function readToml(text: string): FrontMatter {
  return new TomlReader(text).document();
}

const stringKinds = [
  { pattern: /"""\n?((?:[^\\]|\\[\s\S])*?)"""(?!")/y, isLiteral: false },
  { pattern: /'''\n?([\s\S]*?)'''(?!')/y, isLiteral: true },
  { pattern: /"((?:[^"\\\n]|\\.)*)"/y, isLiteral: false },
  { pattern: /'([^'\n]*)'/y, isLiteral: true },
];
const escapes: Record<string, string> = { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", '"': '"', "\\": "\\" };
const date = /\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:\d{2})?/y;
const number = /[-+]?(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][-+]?\d+)?(?![\w.])/y;

class TomlReader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): FrontMatter {
    const root: FrontMatter = {};
    let table = root;
    for (this.#blank(); this.#at < this.#text.length; this.#blank()) {
      if (this.#takes(/\[\[/y)) {
        table = this.#appendTable(root, this.#names());
        this.#expect(/\]\]/y, "]]");
      } else if (this.#takes(/\[/y)) {
        table = this.#tableAt(root, this.#names());
        this.#expect(/\]/y, "]");
      } else {
        this.#assign(table);
      }
      this.#expect(/[ \t]*(?:#[^\n]*)?(?:\n|$)/y, "the end of the line");
    }
    return root;
  }

  #assign(table: FrontMatter): void {
    const names = this.#names();
    this.#expect(/[ \t]*=[ \t]*/y, "=");
    const line = this.#line();
    setField(this.#tableAt(table, names.slice(0, -1)), names.at(-1)!, this.#value(), line);
  }

  #names(): string[] {
    const names: string[] = [];
    do {
      this.#takes(/[ \t]*/y);
      names.push(this.#string() ?? this.#expect(/[A-Za-z0-9_-]+/y, "a name"));
      this.#takes(/[ \t]*/y);
    } while (this.#takes(/\./y));
    return names;
  }

  #value(): FrontMatterValue {
    const text = this.#string();
    if (text !== undefined) return text;
    if (this.#takes(/true\b/y)) return true;
    if (this.#takes(/false\b/y)) return false;
    const day = this.#takes(date);
    if (day) return day;
    const figure = this.#takes(number);
    if (figure) return Number(figure.replaceAll("_", ""));
    this.#depth += 1;
    if (this.#depth > 20) throw this.#error("nested too deeply");
    const value = this.#takes(/\[/y) ? this.#array() : this.#takes(/\{/y) ? this.#inlineTable() : undefined;
    this.#depth -= 1;
    if (value === undefined) throw this.#error(`"${/[^\n]{0,20}/.exec(this.#text.slice(this.#at))![0]}" is no value`);
    return value;
  }

  #array(): FrontMatterValue[] {
    const items: FrontMatterValue[] = [];
    for (this.#blank(); !this.#takes(/\]/y); this.#blank()) {
      items.push(this.#value());
      this.#blank();
      if (!this.#takes(/,/y) && this.#text[this.#at] !== "]") throw this.#error("a comma or ] is missing");
    }
    return items;
  }

  #inlineTable(): FrontMatter {
    const table: FrontMatter = {};
    this.#takes(/[ \t]*/y);
    while (!this.#takes(/\}/y)) {
      this.#assign(table);
      this.#takes(/[ \t]*/y);
      if (!this.#takes(/,[ \t]*/y) && this.#text[this.#at] !== "}") throw this.#error("a comma or } is missing");
    }
    return table;
  }

  #string(): string | undefined {
    for (const { pattern, isLiteral } of stringKinds) {
      pattern.lastIndex = this.#at;
      const found = pattern.exec(this.#text);
      if (!found) continue;
      const text = isLiteral ? found[1]! : this.#unescape(found[1]!);
      this.#at += found[0].length;
      return text;
    }
    if (/["']/.test(this.#text[this.#at] ?? "")) throw this.#error("a quote is not closed");
  }

  #unescape(text: string): string {
    return text.replace(/\\(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[ \t]*\n\s*|[\s\S])/g, (_, code: string) => {
      if (/^[ \t]*\n/.test(code)) return "";
      const point = code.length > 1 ? Number.parseInt(code.slice(1), 16) : undefined;
      if (point !== undefined && point <= 0x10ffff) return String.fromCodePoint(point);
      const sign = escapes[code];
      if (sign === undefined) throw this.#error(`\\${code} is not known`);
      return sign;
    });
  }

  #tableAt(root: FrontMatter, names: string[]): FrontMatter {
    let table = root;
    for (const name of names) {
      if (!Object.hasOwn(table, name)) setField(table, name, {}, this.#line());
      const next = table[name]!;
      const last = Array.isArray(next) ? next.at(-1) : next;
      if (typeof last !== "object" || last === null || Array.isArray(last)) throw this.#error(`${name} is no table`);
      table = last;
    }
    return table;
  }

  #appendTable(root: FrontMatter, names: string[]): FrontMatter {
    const parent = this.#tableAt(root, names.slice(0, -1));
    const name = names.at(-1)!;
    if (!Object.hasOwn(parent, name)) setField(parent, name, [], this.#line());
    const list = parent[name];
    if (!Array.isArray(list)) throw this.#error(`${name} is no list`);
    const table: FrontMatter = {};
    list.push(table);
    return table;
  }

  #takes(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.#at += found[0].length;
    return found[0];
  }

  #expect(pattern: RegExp, what: string): string {
    const found = this.#takes(pattern);
    if (found === undefined) throw this.#error(`${what} is expected`);
    return found;
  }

  #blank(): void {
    this.#takes(/(?:\s|#[^\n]*)*/y);
  }

  #line(): number {
    return this.#text.slice(0, this.#at).split("\n").length;
  }

  #error(message: string): FrontMatterError {
    return new FrontMatterError(this.#line(), message);
  }
}
