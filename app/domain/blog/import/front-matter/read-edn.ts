import { type FrontMatter, FrontMatterError, type FrontMatterValue, levelsAtMost } from "./front-matter-value.ts";

const token = /[\s,]+|;[^\n]*|"(?:[^"\\]|\\.)*"|#\{|#inst|[[\]{}()]|[^\s,"[\](){};]+/gy;

function tokensOf(text: string): { word: string; end: number }[] {
  const tokens = [];
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (/^[^\s,;]/.test(match[0])) tokens.push({ word: match[0], end: token.lastIndex });
  }
  return tokens;
}

/** Where the map with which the text begins is closed; 0 if it is not. */
export function endOfEdn(text: string): number {
  let depth = 0;
  for (const { word, end } of tokensOf(text)) {
    if (/[[{(]$/.test(word)) depth += 1;
    if (/^[\]})]$/.test(word)) depth -= 1;
    if (depth === 0) return end;
  }
  return 0;
}

/** Clojure's notation, of Cryogen: {:title "Walls" :tags ["stone"] :draft? false}. @throws FrontMatterError */
export function readEdn(text: string): FrontMatter {
  const words = tokensOf(text).map(({ word }) => word);
  let at = 0;
  const read = (level: number): FrontMatterValue => {
    if (level > levelsAtMost) throw new FrontMatterError(1, "nested too deeply");
    const word = words[at++];
    if (word === undefined) throw new FrontMatterError(1, "a bracket is not closed");
    if (word === "#inst") return read(level);
    if (word.startsWith('"')) return word.slice(1, -1).replace(/\\(.)/gs, "$1");
    if (word === "{") return readMap(level);
    if (/[[({]$/.test(word)) return readList(level);
    if (/^(?:true|false)$/.test(word)) return word === "true";
    return word === "nil" ? null : word.replace(/^:/, "");
  };
  const readList = (level: number): FrontMatterValue[] => {
    const list: FrontMatterValue[] = [];
    while (at < words.length && !/^[\])}]$/.test(words[at]!)) list.push(read(level + 1));
    at += 1;
    return list;
  };
  const readMap = (level: number): FrontMatter => {
    const entries = readList(level);
    const names = entries.filter((_, index) => index % 2 === 0).map((name) => String(name).replace(/\?$/, ""));
    return Object.fromEntries(names.map((name, index) => [name, entries[2 * index + 1] ?? null]));
  };
  const fields = read(0);
  if (typeof fields !== "object" || fields === null || Array.isArray(fields))
    throw new FrontMatterError(1, "fields are expected");
  return fields;
}
