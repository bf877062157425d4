export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Numbers are rounded to a tenth, values escaped; children are already markup. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) =>
      value === undefined ? "" : ` ${key}="${typeof value === "number" ? decimal(value) : escapeText(value)}"`,
    )
    .join("");
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join("")}</${name}>`;
}

export function label(words: string, x: number, y: number, attributes: Attributes = {}): string {
  return element("text", { x, y, ...attributes }, escapeText(words));
}

/** Characters that XML does not allow are left out. */
export function escapeText(text: string): string {
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
