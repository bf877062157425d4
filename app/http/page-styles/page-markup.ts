/** What a page has for style rules to fit, read from its HTML. */
export interface PageMarkup {
  elements: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** `type` for every attribute that there is, and `type=checkbox` for its values. */
  attributes: ReadonlySet<string>;
  /** The class attributes that occur, as they stand there, in the order of their first occurrence. */
  classLists: readonly string[];
  /** Of all style attributes. */
  inlineDeclarations: readonly string[];
}

/** A start tag with its attributes in double quotes, as React and our sanitizer write it; text holds no bare `<`. */
export const startTag = /<([a-z][a-z0-9-]*)((?:\s+[^\s"=<>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /\s([^\s"=<>/]+)(?:="([^"]*)")?/g;

export function readMarkup(html: string): PageMarkup {
  const elements = new Set<string>();
  const attributes = new Set<string>();
  const classLists = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  for (const [tag, element, rest] of html.matchAll(startTag)) {
    // Most tags of a page stand there more than once.
    if (seen.has(tag)) continue;
    seen.add(tag);
    elements.add(element!.toLowerCase());
    for (const [, name, value = ""] of rest!.matchAll(attribute)) {
      if (name === "class") classLists.add(value);
      else if (name === "style") styles.add(value);
      attributes.add(name!);
      if (!manyValued.has(name!)) attributes.add(`${name}=${value}`);
    }
  }
  return {
    elements,
    attributes,
    classLists: [...classLists],
    classes: new Set([...classLists].flatMap(classesIn)),
    inlineDeclarations: [...styles].flatMap((style) => style.split(";")),
  };
}

/** Attributes by whose values no rule chooses: each page has its own, and they are not read. */
export const manyValued: ReadonlySet<string> = new Set([
  ...["class", "style", "href", "src", "srcSet", "srcset", "sizes", "width", "height", "alt", "id", "title", "content"],
  ...["action", "for", "placeholder", "aria-label", "aria-labelledby", "aria-describedby", "aria-controls"],
  ...["datetime", "dateTime", "d", "x", "y", "viewBox", "points"],
]);

/** The names in a class attribute. */
export function classesIn(list: string): string[] {
  return unescaped(list).split(/\s+/).filter(Boolean);
}

function unescaped(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name]!);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
