/** Letters of right-to-left scripts: Hebrew, Arabic, Syriac, Thaana, N'Ko and related ones. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1eeff}]/u;

const tag = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g;
const withoutEnd: ReadonlySet<string> = new Set(["img", "br", "hr", "input"]);

/**
 * dir="auto" on every outermost block with a right-to-left script: the lines of a list or the columns of a table have
 * one direction. `html` is sanitized, so tags are well-formed and closed.
 */
export function addDirections(html: string): string {
  if (!rightToLeft.test(html)) return html;
  let depth = 0;
  return html.replace(tag, (whole, closes: string, name: string, attributes: string) => {
    if (withoutEnd.has(name)) return whole;
    if (closes) depth--;
    else depth++;
    // Code is left-to-right in every language.
    const isOutermost = !closes && depth === 1 && name !== "pre";
    return isOutermost ? `<${name} dir="auto"${attributes}>` : whole;
  });
}
