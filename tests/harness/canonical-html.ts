import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;
type Element = DefaultTreeAdapterTypes.Element;

/** What is compared of an element; undefined to leave it out with its content. */
export type Judge = (element: Element) => { tag: string; attributes: Record<string, string> } | undefined;

/** HTML in a canonical form: equivalent documents give the same text. */
export function canonicalHtml(html: string, judge: Judge = asItIs): string {
  const blocks = /\s*(<\/?(?:p|ul|ol|li|h\d|pre|blockquote|hr|div|table|thead|tbody|tr|th|td|br|figure)\b[^>]*>)\s*/g;
  return write(parseFragment(html), judge).replace(blocks, "$1").trim();
}

export function asItIs({ tagName, attrs }: Element) {
  return { tag: tagName, attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])) };
}

function write(node: Node, judge: Judge): string {
  if ("value" in node) return node.value.replace(/\s+/g, " ");
  if (node.nodeName === "#comment") return "<!---->";
  const inside = "childNodes" in node ? node.childNodes.map((child) => write(child, judge)).join("") : "";
  if (!("tagName" in node)) return inside;
  const shown = judge(node);
  if (!shown) return "";
  const attributes = Object.entries(shown.attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  return `<${shown.tag}${attributes.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join("")}>${inside}</${shown.tag}>`;
}
