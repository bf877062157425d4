export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A string is text. */
export type SvgNode = SvgElement | string;

export interface SvgElement {
  name: string;
  attributes: Attributes;
  children: readonly SvgNode[];
}

export function element(
  name: string,
  attributes: Attributes,
  ...children: readonly (SvgNode | readonly SvgNode[])[]
): SvgElement {
  return { name, attributes, children: children.flat() };
}

export function label(words: string, x: number, y: number, attributes: Attributes = {}): SvgElement {
  return element("text", { x, y, ...attributes }, words);
}

/** Numbers are rounded to a tenth, values and text escaped. */
export function writeSvg(node: SvgNode): string {
  if (typeof node === "string") return escapeText(node);
  const { name, attributes, children } = node;
  const written = Object.entries(attributes)
    .map(([key, value]) =>
      value === undefined ? "" : ` ${key}="${typeof value === "number" ? decimal(value) : escapeText(value)}"`,
    )
    .join("");
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.map(writeSvg).join("")}</${name}>`;
}

/** Characters that XML does not allow are left out. */
function escapeText(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("'", "&#39;")
  );
}

export function decimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}
