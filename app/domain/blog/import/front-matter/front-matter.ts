import { type FrontMatter, FrontMatterError } from "./front-matter-value.ts";
import { endOfEdn, readEdn } from "./read-edn.ts";
import { readHeaders } from "./read-headers.ts";
import { readToml } from "./read-toml.ts";
import { readYaml } from "./read-yaml.ts";

export type FrontMatterText =
  | { ok: true; fields: FrontMatter; body: string }
  | { ok: false; reason: "none"; message: string; body: string }
  | { ok: false; reason: "unreadable"; message: string; inner: string; body: string };

/**
 * YAML between lines of `---` (after `---json` and `---js` of Eleventy JSON, which is YAML too), TOML between lines of `+++`, JSON in braces, or Hexo's YAML that only ends with `---`;
 * blank lines and a byte order mark may come first. "unreadable" with the line and the problem: nothing is guessed.
 */
export function readFrontMatter(file: string): FrontMatterText {
  const text = file
    .replace(/^\ufeff+/, "")
    .replace(/\r\n?/g, "\n")
    // Copied from a web page: YAML does not accept these spaces.
    .replace(/^([\w-]+:)\u00a0+/gm, "$1 ")
    .replace(/^(?:[ \t]*\n)+/, "");
  const json = /^\{\s*"[\s\S]*?\n\}[ \t]*(?:\n|$)/.exec(text);
  if (json) return read(json[0], text.slice(json[0].length), readJson);
  const fenced =
    /^(---|\+\+\+)[ \t]*\n((?:[\s\S]*?\n)?)\1[ \t]*(?:\n|$)/.exec(text) ??
    /^(---)[ \t]*\n((?:[\s\S]*?\n)?)\.\.\.[ \t]*(?:\n|$)/.exec(text);
  if (fenced) {
    const [whole, fence, inner = ""] = fenced;
    return read(inner, text.slice(whole.length), fence === "+++" ? readToml : readYaml);
  }
  const [whole, language = "", inside = ""] =
    /^---(json|js|javascript|toml|yaml)[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (whole !== undefined) return read(inside, text.slice(whole.length), language === "toml" ? readToml : readYaml);
  const unopened = beforeFence(text);
  if (unopened && /^(?:title|date):/m.test(unopened.inner)) return read(unopened.inner, unopened.rest, readYaml);
  const headers = readHeaders(text);
  if (headers) return { ok: true, ...headers };
  if (/^\{:[a-z]/.test(text)) {
    const end = endOfEdn(text);
    if (end > 0) return read(text.slice(0, end), text.slice(end), readEdn);
  }
  return { ok: false, reason: "none", message: "no front matter", body: text };
}

/** If each of them may be YAML: a field, a list entry, or indented. */
function beforeFence(text: string): { inner: string; rest: string } | undefined {
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf("\n", start);
    const end = lineEnd < 0 ? text.length : lineEnd;
    const line = text.slice(start, end);
    if (/^---[ \t]*$/.test(line))
      return start > 0 ? { inner: text.slice(0, start), rest: text.slice(end + 1) } : undefined;
    const isField = /^[\w-]+:/.test(line);
    const goesOn = line === "" || /^(?:[ \t]|-[ \t])/.test(line);
    if (!isField && !(goesOn && start > 0)) return undefined;
    start = end + 1;
  }
}

function read(inner: string, rest: string, reader: (text: string) => FrontMatter): FrontMatterText {
  const body = rest.replace(/^\n+/, "");
  try {
    return { ok: true, fields: reader(inner), body };
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error;
    return { ok: false, reason: "unreadable", message: error.message, inner, body };
  }
}

function readJson(text: string): FrontMatter {
  try {
    return JSON.parse(text) as FrontMatter;
  } catch (error) {
    throw new FrontMatterError(1, error instanceof Error ? error.message : String(error));
  }
}

/** "name: value" lines, lists of "- entry" and in brackets, for a draft that a person checks. */
export function readLoosely(inner: string): FrontMatter {
  const fields: FrontMatter = {};
  let last: string | undefined;
  for (const line of inner.split("\n")) {
    const [, field, value = ""] = /^\s{0,3}([A-Za-z][\w-]*)\s*[:=](.*)$/.exec(line) ?? [];
    const entry = /^\s*-\s(.*)$/.exec(line)?.[1]?.trim();
    if (field) {
      last = field;
      fields[field] = looseValue(value.trim());
    } else if (entry && last !== undefined) {
      const before = fields[last];
      if (Array.isArray(before)) before.push(unquoted(entry));
      else fields[last] = [unquoted(entry)];
    }
  }
  return fields;
}

function looseValue(text: string): FrontMatter[string] {
  if (/^(?:true|false)$/.test(text)) return text === "true";
  const list = /^\[(.*)\]$/.exec(text)?.[1];
  return list === undefined ? unquoted(text) : list.split(",").map((entry) => unquoted(entry.trim()));
}

function unquoted(text: string): string {
  return /^(["'])(.*)\1$/.exec(text)?.[2] ?? text.replace(/^["']/, "");
}
