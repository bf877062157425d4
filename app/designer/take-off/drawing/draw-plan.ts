import type { LengthUnit } from "../../wish/lexicon/garden-words.ts";
import { formatSpan } from "../../wording/length-words.ts";
import type { KnowableLength, PlanGeometry } from "../quantities/plan-geometry.ts";
import { type PlanScale, scaleOf } from "../quantities/take-off.ts";
import { groundPatterns, patternId } from "./ground-patterns.ts";
import { type LabelPlace, takePlace } from "./label-places.ts";
import { objectSymbol } from "./object-symbols.ts";
import { keyedGroups } from "./place-keys.ts";
import { keyText, letterOf, outlineStrokes, planLegend } from "./plan-legend.ts";
import { partedRadii, plantAppearances, plantSymbol } from "./plant-symbols.ts";
import { scaleBar } from "./scale-bar.ts";
import { clay, createSheet, ink, inkSoft, type Lettering, paper, pathData, type Sheet, sheetWidth } from "./sheet.ts";
import { element, label, type SvgElement, writeSvg } from "./svg.ts";

export interface PlanWords {
  /** For screen readers, and for the browser's tab. */
  title: string;
  description: string;
  /** Which way the photo looks, "southwest", if that is known. */
  facing?: string;
  /** Where its plants live, in two or three words: "Zone 6b". */
  place?: string;
}

export interface PlanSize {
  width: number;
  height: number;
}

/**
 * A standalone SVG document without external fonts, styles or scripts; the viewer is at the bottom. Each plant and
 * thing is one element of class "plant" or "thing" and keeps its size when the scale is corrected.
 */
export function drawPlan(
  geometry: PlanGeometry,
  scale: PlanScale,
  { title, description, ...known }: PlanWords,
  lettering: Lettering = "usual",
): string {
  const sheet = createSheet(geometry, scale, lettering);
  const { height } = drawingSize(geometry, lettering, scale.unit);
  const drawing = element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      // Without a size of its own it fills a window, and a printed page.
      viewBox: `0 0 ${sheetWidth} ${height}`,
      role: "img",
      "aria-labelledby": "plan-title plan-description",
      "font-family": "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif",
    },
    element("title", { id: "plan-title" }, title),
    element("desc", { id: "plan-description" }, description),
    element("defs", {}, groundPatterns(geometry.surfaces)),
    element("rect", { width: sheetWidth, height, fill: paper }),
    drawYard(geometry, scale, sheet),
    scaleBar(sheet, scale, known),
    planLegend(geometry, scale, sheet).drawn,
  );
  return writeSvg(drawing);
}

/** All that is in the plan, without legend and scale bar; the patterns of the ground are the caller's to define. */
export function drawYard(geometry: PlanGeometry, scale: PlanScale, sheet: Sheet): SvgElement[] {
  const labels: LabelPlace[] = [];
  const lengths = lengthsInView(geometry.lengths, sheet);
  return [
    ...drawGround(geometry, sheet),
    ...drawThings(geometry, sheet),
    ...drawLengthLines(lengths, sheet),
    ...drawViewer(geometry, sheet),
    ...drawKeys(geometry, sheet, labels),
    ...drawLengthWords(lengths, scale, sheet, labels),
  ];
}

/** In the drawing's own units; independent of the scale as long as lengths are in the same unit. */
export function drawingSize(geometry: PlanGeometry, lettering: Lettering = "usual", unit?: LengthUnit): PlanSize {
  const asEstimated = scaleOf(geometry, undefined, unit);
  const { bottom } = planLegend(geometry, asEstimated, createSheet(geometry, asEstimated, lettering));
  return { width: sheetWidth, height: Math.ceil(bottom + 4) };
}

export function drawGround({ surfaces, edges, outline }: PlanGeometry, sheet: Sheet): SvgElement[] {
  return [
    ...surfaces.map((surface) =>
      element("path", {
        d: surface.rings.map((ring) => pathData(ring, sheet, true)).join(""),
        fill: `url(#${patternId(surface)})`,
        "fill-rule": "evenodd",
        stroke: ink,
        "stroke-width": 0.6,
        "stroke-linejoin": "round",
      }),
    ),
    ...edges.flatMap(({ kind, lines }) =>
      lines.map((line) =>
        element("path", {
          d: pathData(line, sheet, false),
          fill: "none",
          stroke: ink,
          "stroke-width": kind === "steel" ? 1.4 : 2.2,
          "stroke-dasharray": kind === "steel" ? undefined : "2.2 0.8",
        }),
      ),
    ),
    ...outline.map(({ end, line }) =>
      element("path", { d: pathData(line, sheet, false), fill: "none", stroke: ink, ...outlineStrokes[end] }),
    ),
  ];
}

function drawThings({ plants, objects }: PlanGeometry, sheet: Sheet): SvgElement[] {
  const looks = plantAppearances(plants);
  const each = plants.flatMap(({ role, at }, group) =>
    at.map(([x, z, radius]) => ({ x, z, radius: radius * sheet.perTrueMetre, isTree: role === "tree", group })),
  );
  const radii = partedRadii(
    each.map((plant) => ({ ...plant, x: plant.x * sheet.perMetre, z: plant.z * sheet.perMetre })),
  );
  const symbols = (trees: boolean) =>
    each.flatMap(({ x, z, isTree, group }, i) => {
      const look = looks[group];
      return isTree === trees && look ? [plantSymbol(look, ...sheet.toSheet(x, z), radii[i] ?? 0)] : [];
    });
  return [
    ...symbols(false),
    ...objects.flatMap((group) => group.at.map((thing) => objectSymbol(group, thing, sheet))),
    ...symbols(true),
  ];
}

/** Each group's key at its middle, or at the next of its members if another label is there. */
function drawKeys({ plants, objects }: PlanGeometry, sheet: Sheet, labels: LabelPlace[]): SvgElement[] {
  const size = sheet.letters(10);
  const write = (key: string, members: readonly { x: number; z: number }[]) =>
    keyedGroups(members).map((group) => {
      const places = group.map(({ x, z }) => placeAt(sheet.toSheet(x, z), key, size));
      const { x, y } = takePlace(labels, places);
      return keyText(key, [x, y], size);
    });
  return [
    ...plants.flatMap(({ at }, i) =>
      write(
        String(i + 1),
        at.map(([x, z]) => ({ x, z })),
      ),
    ),
    ...objects.flatMap(({ at }, i) => write(letterOf(i), at)),
  ];
}

/** As a share of its size, with spacing; rather too large than too small. */
const letterWidth = 0.6;

function placeAt([x, y]: readonly [x: number, y: number], words: string, size: number): LabelPlace {
  return { x, y, width: words.length * letterWidth * size + 4, height: size + 2 };
}

/** A door at the side of the house may be beyond the ground that the sheet shows. */
function lengthsInView(lengths: readonly KnowableLength[], sheet: Sheet): KnowableLength[] {
  return lengths.filter(({ from, to }) =>
    [from, to].every((end) => {
      const [x, y] = sheet.toSheet(...end);
      return x > 0 && x < sheet.width && y > 0 && y <= sheet.bottom;
    }),
  );
}

function drawLengthLines(lengths: readonly KnowableLength[], sheet: Sheet): SvgElement[] {
  return lengths.flatMap(({ from, to }) => {
    const [x1, y1] = sheet.toSheet(...from);
    const [x2, y2] = sheet.toSheet(...to);
    const line = { stroke: clay, "stroke-width": 0.8, "stroke-dasharray": "7 3" };
    return [
      element("path", { d: `M${x1} ${y1}L${x2} ${y2}`, ...line }),
      element("circle", { cx: x2, cy: y2, r: 2.2, fill: clay }),
    ];
  });
}

/** Shares of the line, best first. */
const alongLine = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2];

/** A length interrupts its line, with a background above all plants, where there is no key. */
function drawLengthWords(
  lengths: readonly KnowableLength[],
  { factor, unit }: PlanScale,
  sheet: Sheet,
  labels: LabelPlace[],
): SvgElement[] {
  const size = sheet.letters(10);
  return lengths.flatMap(({ metres, from, to }) => {
    const [x1, y1] = sheet.toSheet(...from);
    const [x2, y2] = sheet.toSheet(...to);
    const words = formatSpan([metres * factor], unit);
    const at = (share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as const;
    const place = takePlace(
      labels,
      alongLine.map((share) => placeAt(at(share), words, size)),
    );
    const { x, y, width, height } = place;
    return [
      element("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 3, fill: paper }),
      label(words, x, y + 0.34 * size, { "text-anchor": "middle", "font-size": size, "font-weight": 600, fill: clay }),
    ];
  });
}

function drawViewer({ view }: PlanGeometry, sheet: Sheet): SvgElement[] {
  const [x, y] = sheet.toSheet(0, 0);
  const sight = [view.left, view.right].map((corner) => `M${x} ${y}L${sheet.toSheet(...corner).join(" ")}`).join("");
  return [
    element("path", { d: sight, stroke: inkSoft, "stroke-width": 0.8, fill: "none" }),
    element("circle", { cx: x, cy: y, r: 4, fill: clay }),
    label("The photo was taken here", x + 8, y + 4, { "font-size": sheet.letters(10.5), fill: inkSoft }),
  ];
}
