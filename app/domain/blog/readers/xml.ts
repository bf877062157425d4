import { escapeMarkup } from "#app/escape-markup.ts";

/** Finished XML: only {@link xml} makes it, so that plain text cannot be mistaken for it. */
export type Xml = string & { readonly __xml: true };

/** An element; text and attributes are escaped, and characters that XML 1.0 does not allow are removed. */
export function xml(name: string, attributes: Record<string, string>, content?: string | Xml[]): Xml {
  const start = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  if (content === undefined) return `<${name}${start.join("")}/>` as Xml;
  const inside = typeof content === "string" ? escapeXml(content) : content.map((child) => `\n${child}`).join("");
  return `<${name}${start.join("")}>${inside}</${name}>` as Xml;
}

function escapeXml(text: string): string {
  return escapeMarkup(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ""));
}
