import { readMarkup, startTag } from "./page-markup.ts";
import { readVariable, variablesIn } from "./variables.ts";

/** A start tag as it stands in a page, taken apart once: most tags of a page stand there again, and in the next page, too. */
interface StartTag {
  /** The same for tags that no style rule can tell apart. */
  shape: number;
  /** Its text around its class attribute, without what only scripts and XML read: the router's marks, the name space of drawings. */
  before: string;
  classList: string | undefined;
  after: string;
}

/** Where a tag begins in its page, and how long it is there. */
export interface PlacedTag {
  tag: StartTag;
  at: number;
  length: number;
}

export function findTags(html: string): PlacedTag[] {
  const placed: PlacedTag[] = [];
  let at = html.indexOf("<");
  while (at >= 0) {
    const found = readTag(html, at);
    if (found) placed.push(found);
    at = html.indexOf("<", at + (found?.length ?? 1));
  }
  return placed;
}

const tagHere = new RegExp(startTag, "iy");

/** Nearly all tags have been seen before: what ends with the first `>` is looked up, and only what is new is read. */
function readTag(html: string, at: number): PlacedTag | undefined {
  const end = html.indexOf(">", at) + 1;
  const seen = known.get(html.slice(at, end));
  if (seen) return { tag: seen, at, length: end - at };
  tagHere.lastIndex = at;
  const [found] = tagHere.exec(html) ?? [];
  if (found === undefined) return undefined;
  // Another one in each answer: its page has scripts, and is not rewritten.
  const text = found.includes(" nonce=") ? found.replace(/ nonce="[^"]*"/, "") : found;
  return { tag: known.get(text) ?? takeApart(text), at, length: found.length };
}

/** The same for pages that the same rules fit. */
export function shapeOf(tags: readonly PlacedTag[]): string {
  return [...new Set(tags.map(({ tag }) => tag.shape))].sort((a, b) => a - b).join();
}

/**
 * The page with other class attributes.
 * @param nameOf the class for a class attribute; undefined where no rule speaks of it
 */
export function rewriteTags(
  html: string,
  tags: readonly PlacedTag[],
  nameOf: (classList: string) => string | undefined,
): string {
  let written = "";
  let end = 0;
  for (const { tag, at, length } of tags) {
    const { before, classList, after } = tag;
    const name = classList === undefined ? undefined : nameOf(classList);
    written += html.slice(end, at) + before;
    if (name !== undefined) written += ` class="${name}"`;
    written += after;
    end = at + length;
  }
  return written + html.slice(end);
}

const known = new Map<string, StartTag>();
const shapes = new Map<string, number>();
/** Some ten pages' own tags besides those of all pages: a megabyte. */
const knownAtMost = 5000;
let lastShape = 0;

/** Elements that HTML ends by itself, and only XML with a stroke. */
const isVoid = /^<(?:br|hr|img|input|link|meta|source)\b/i;

function takeApart(text: string): StartTag {
  if (known.size >= knownAtMost) {
    known.clear();
    shapes.clear();
  }
  const plain = text.replace(/ (?:data-discover|xmlns)="[^"]*"/, "").replace(/\s*\/>$/, isVoid.test(text) ? ">" : "/>");
  const [whole, classList] = / class="([^"]*)"/.exec(plain) ?? [];
  const at = whole === undefined ? plain.length : plain.indexOf(whole);
  const tag = {
    shape: numberOf(text),
    before: plain.slice(0, at),
    classList,
    after: plain.slice(at + (whole?.length ?? 0)),
  };
  known.set(text, tag);
  return tag;
}

function numberOf(text: string): number {
  const { elements, attributes, classLists, inlineDeclarations } = readMarkup(text);
  const shape = JSON.stringify([
    [...elements],
    [...attributes].sort(),
    classLists,
    inlineDeclarations.map(variablePart),
  ]);
  const number = shapes.get(shape) ?? ++lastShape;
  shapes.set(shape, number);
  return number;
}

/** Of a style attribute's declaration what rules can depend on: a variable that it sets, or the names of those it uses. */
function variablePart(declaration: string): string {
  return readVariable(declaration) ? declaration : variablesIn(declaration).join();
}
