import type { SvgElement } from "#app/designer/take-off/drawing/svg.ts";
import { pathOperators } from "./tile-operators.ts";

type Doc = PDFKit.PDFDocument;
type Patterns = ReadonlyMap<string, { tone: string; tile: ReturnType<Doc["pattern"]> }>;

/** The elements that plans are drawn of, in points; the same marks as the SVG's, so that both are one drawing. */
export function drawNodes(doc: Doc, nodes: readonly SvgElement[], patterns: Patterns = new Map()): void {
  for (const node of nodes) {
    doc.save();
    turn(doc, node);
    if (node.name === "text") drawText(doc, node);
    else drawShape(doc, node, patterns);
    doc.restore();
  }
}

/** Of the <pattern> elements of a drawing: a plain tone, and over it lines that stay in black and white. */
export function readPatterns(doc: Doc, patterns: readonly SvgElement[]): Patterns {
  return new Map(
    patterns.map(({ attributes, children }) => {
      const [tone, lines] = children.filter((child) => typeof child !== "string");
      const [width, height] = [Number(attributes.width), Number(attributes.height)];
      const d = String(lines?.attributes.d ?? "");
      const paint = lines?.attributes.stroke ? `0.4 w ${pathOperators(d)} S` : `${pathOperators(d)} f`;
      const tile = doc.pattern([0, 0, width, height], width, height, paint);
      return [String(attributes.id), { tone: String(tone?.attributes.fill), tile }];
    }),
  );
}

/** Of lines in a tile: the ink at the opacity that the SVG gives it. */
const tileInk = "#7d847e";

function drawShape(doc: Doc, { name, attributes }: SvgElement, patterns: Patterns): void {
  const { fill = "none", stroke, d, x = 0, y = 0, width = 0, height = 0, rx = 0, cx = 0, cy = 0, r = 0 } = attributes;
  const outline = () => {
    if (name === "path") doc.path(String(d));
    else if (name === "circle") doc.circle(Number(cx), Number(cy), Number(r));
    else if (Number(rx) > 0) doc.roundedRect(Number(x), Number(y), Number(width), Number(height), Number(rx));
    else doc.rect(Number(x), Number(y), Number(width), Number(height));
  };
  const rule = attributes["fill-rule"] === "evenodd" ? "even-odd" : "non-zero";
  const pattern = patterns.get(/^url\(#(.*)\)$/.exec(String(fill))?.[1] ?? "");
  if (pattern) {
    outline();
    doc.fill(pattern.tone, rule);
    outline();
    doc.fill([pattern.tile, tileInk], rule);
  } else if (fill !== "none") {
    outline();
    doc.fillOpacity(Number(attributes["fill-opacity"] ?? 1)).fill(String(fill), rule);
  }
  if (stroke === undefined) return;
  outline();
  doc.lineWidth(Number(attributes["stroke-width"] ?? 1));
  const dashes = String(attributes["stroke-dasharray"] ?? "")
    .split(" ")
    .filter(Boolean)
    .map(Number);
  if (dashes.length > 0) doc.dash(dashes[0] ?? 1, { space: dashes[1] ?? dashes[0] ?? 1 });
  doc.lineJoin("round").strokeColor(String(stroke)).stroke();
}

function drawText(doc: Doc, { attributes, children }: SvgElement): void {
  const words = children.filter((child) => typeof child === "string").join("");
  const size = Number(attributes["font-size"] ?? 8);
  doc.font(Number(attributes["font-weight"] ?? 400) >= 600 ? "bold" : "regular").fontSize(size);
  const long = doc.widthOfString(words);
  const anchor = attributes["text-anchor"];
  const left = Number(attributes.x) - (anchor === "middle" ? long / 2 : anchor === "end" ? long : 0);
  const at = { lineBreak: false, baseline: "alphabetic" } as const;
  if (attributes.stroke !== undefined) {
    doc.lineWidth(Number(attributes["stroke-width"])).lineJoin("round").strokeColor(String(attributes.stroke));
    doc.text(words, left, Number(attributes.y), { ...at, fill: false, stroke: true });
  }
  doc.fillColor(String(attributes.fill)).text(words, left, Number(attributes.y), { ...at, stroke: false, fill: true });
}

function turn(doc: Doc, { attributes }: SvgElement): void {
  const [x, y, degrees] = (String(attributes.transform ?? "").match(/-?\d*\.?\d+/g) ?? []).map(Number);
  if (x === undefined || y === undefined) return;
  doc.translate(x, y);
  if (degrees) doc.rotate(degrees);
}
