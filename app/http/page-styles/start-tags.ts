import { readMarkup, startTag } from "./page-markup.ts";

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
export interface PlacedTag extends StartTag {
  at: number;
  length: number;
}

export function findTags(html: string): PlacedTag[] {
  const placed: PlacedTag[] = [];
  for (const { 0: found, index: at } of html.matchAll(startTag)) {
    // Another one in each answer: its page has scripts, and is not rewritten.
    const text = found.includes(" nonce=") ? found.replace(/ nonce="[^"]*"/, "") : found;
    const { shape, before, classList, after } = known.get(text) ?? takeApart(text);
    placed.push({ shape, before, classList, after, at, length: found.length });
  }
  return placed;
}

/** The same for pages that the same rules fit. */
export function shapeOf(tags: readonly PlacedTag[]): string {
  return [...new Set(tags.map(({ shape }) => shape))].sort((a, b) => a - b).join();
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
  for (const { at, length, before, classList, after } of tags) {
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

function takeApart(text: string): StartTag {
  if (known.size >= knownAtMost) {
    known.clear();
    shapes.clear();
  }
  const plain = text.replace(/ (?:data-discover|xmlns)="[^"]*"/, "").replace(/\s+\/>$/, "/>");
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
  const variables = inlineDeclarations.filter((declaration) => declaration.includes("--"));
  const shape = JSON.stringify([[...elements], [...attributes].sort(), classLists, variables]);
  const number = shapes.get(shape) ?? ++lastShape;
  shapes.set(shape, number);
  return number;
}
