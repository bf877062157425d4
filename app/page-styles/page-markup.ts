/** Read from the page's HTML. */
export interface PageMarkup {
  elements: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** `hidden` for every attribute; `type=checkbox` as well for {@link readsValues}. */
  attributes: ReadonlySet<string>;
  /** Style attributes that set or use a variable. */
  inlineDeclarations: ReadonlySet<string>;
}

/** Attributes whose values rules compare; of all others only the presence counts. */
export const readsValues: ReadonlySet<string> = new Set([
  ...["type", "align", "aria-current", "aria-disabled", "aria-invalid", "aria-pressed"],
  ...["data-open", "data-print", "data-state", "data-swipe"],
]);

/** A start tag with its attributes in double quotes, as React and our sanitizer write it; text holds no bare `<`. */
const startTag = /<([a-z][a-z0-9-]*)((?:\s+[^\s"=<>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /\s([^\s"=<>/]+)(?:="([^"]*)")?/g;

export function readMarkup(html: string): PageMarkup {
  const elements = new Set<string>();
  const attributes = new Set<string>();
  const classLists = new Set<string>();
  const styles = new Set<string>();
  for (const [, element = "", rest = ""] of html.matchAll(startTag)) {
    elements.add(element.toLowerCase());
    for (const [, name = "", value = ""] of rest.matchAll(attribute)) {
      if (name === "class") classLists.add(value);
      else if (name === "style") styles.add(value);
      attributes.add(name);
      if (readsValues.has(name)) attributes.add(`${name}=${value}`);
    }
  }
  return {
    elements,
    attributes,
    classes: new Set([...classLists].flatMap((list) => unescaped(list).split(/\s+/).filter(Boolean))),
    inlineDeclarations: new Set([...styles].flatMap((style) => style.split(";")).filter((one) => one.includes("--"))),
  };
}

function unescaped(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name]!);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
