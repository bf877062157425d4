import { type LengthUnit, tellSpan } from "../../wish/typed/length-words.ts";
import type { KnowableLength, PlanGeometry } from "../quantities/plan-geometry.ts";
import { type PlanScale, scaleOf } from "../quantities/take-off.ts";
import { groundPatterns, patternId } from "./ground-patterns.ts";
import { objectSymbol } from "./object-symbols.ts";
import { keyedMembers } from "./place-keys.ts";
import { keyText, letterOf, outlineStrokes, planLegend } from "./plan-legend.ts";
import { plantSymbol } from "./plant-symbols.ts";
import { scaleBar } from "./scale-bar.ts";
import { clay, createSheet, ink, inkSoft, type Lettering, paper, pathData, type Sheet, sheetWidth } from "./sheet.ts";
import { element, escapeText, label } from "./svg.ts";

export interface PlanWords {
  /** For people who cannot see the drawing, and for the browser's tab. */
  title: string;
  description: string;
}

export interface PlanSize {
  width: number;
  height: number;
}

/**
 * The plan seen from above, as an SVG document of its own: no fonts, styles or scripts from elsewhere. The viewer stands
 * below. One element of class "plant" or "thing" stands for each plant and thing; plants and things keep their size when
 * the scale is corrected, the ground takes the corrected one.
 */
export function drawPlan(
  geometry: PlanGeometry,
  scale: PlanScale,
  { title, description }: PlanWords,
  lettering: Lettering = "usual",
): string {
  const sheet = createSheet(geometry, scale, lettering);
  const { height } = drawingSize(geometry, lettering, scale.unit);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${sheetWidth} ${height}`,
      width: sheetWidth,
      height,
      role: "img",
      "aria-labelledby": "plan-title plan-description",
      "font-family": "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif",
    },
    element("title", { id: "plan-title" }, escapeText(title)),
    element("desc", { id: "plan-description" }, escapeText(description)),
    element("defs", {}, groundPatterns(geometry.surfaces)),
    element("rect", { width: sheetWidth, height, fill: paper }),
    drawGround(geometry, sheet),
    drawThings(geometry, sheet),
    drawLengths(geometry.lengths, scale, sheet),
    drawViewer(geometry, sheet),
    drawKeys(geometry, sheet),
    scaleBar(sheet, scale),
    planLegend(geometry, scale, sheet).markup,
  );
}

/** A plan's drawing, in its own units: the same at every scale, as long as its words tell lengths in the same unit. */
export function drawingSize(geometry: PlanGeometry, lettering: Lettering = "usual", unit?: LengthUnit): PlanSize {
  const asEstimated = scaleOf(geometry, undefined, unit);
  const { bottom } = planLegend(geometry, asEstimated, createSheet(geometry, asEstimated, lettering));
  return { width: sheetWidth, height: Math.ceil(bottom + 4) };
}

function drawGround({ surfaces, edges, outline }: PlanGeometry, sheet: Sheet): string {
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
  ].join("");
}

/** Low plants, then things, then crowns over both. */
function drawThings({ plants, objects }: PlanGeometry, sheet: Sheet): string {
  const symbols = (wanted: (role: string) => boolean) =>
    plants
      .filter(({ role }) => wanted(role))
      .flatMap((group) =>
        group.at.map(([x, z, radius]) => plantSymbol(group, ...sheet.toSheet(x, z), radius * sheet.perTrueMetre)),
      );
  return [
    ...symbols((role) => role !== "tree"),
    ...objects.flatMap((group) => group.at.map((thing) => objectSymbol(group, thing, sheet))),
    ...symbols((role) => role === "tree"),
  ].join("");
}

function drawKeys({ plants, objects }: PlanGeometry, sheet: Sheet): string {
  const write = (key: string, members: readonly { x: number; z: number }[]) =>
    keyedMembers(members).map(({ x, z }) => keyText(key, sheet.toSheet(x, z), sheet.letters(10)));
  return [
    ...plants.flatMap(({ at }, i) =>
      write(
        String(i + 1),
        at.map(([x, z]) => ({ x, z })),
      ),
    ),
    ...objects.flatMap(({ at }, i) => write(letterOf(i), at)),
  ].join("");
}

function drawLengths(lengths: readonly KnowableLength[], { factor, unit }: PlanScale, sheet: Sheet): string {
  return lengths
    .map(({ metres, from, to }) => {
      const [x1, y1] = sheet.toSheet(...from);
      const [x2, y2] = sheet.toSheet(...to);
      const [x, y] = [x1 + (x2 - x1) * 0.62, y1 + (y2 - y1) * 0.62];
      const words = tellSpan([metres * factor], unit);
      return (
        element("path", {
          d: `M${x1} ${y1}L${x2} ${y2}`,
          stroke: clay,
          "stroke-width": 0.8,
          "stroke-dasharray": "7 3",
        }) +
        element("circle", { cx: x2, cy: y2, r: 2.2, fill: clay }) +
        label(words, x + 4, y - 3, {
          "font-size": sheet.letters(10),
          fill: clay,
          stroke: paper,
          "stroke-width": 2.6,
          "paint-order": "stroke",
        })
      );
    })
    .join("");
}

function drawViewer({ view }: PlanGeometry, sheet: Sheet): string {
  const [x, y] = sheet.toSheet(0, 0);
  const sight = [view.left, view.right].map((corner) => `M${x} ${y}L${sheet.toSheet(...corner).join(" ")}`).join("");
  return (
    element("path", { d: sight, stroke: inkSoft, "stroke-width": 0.8, fill: "none" }) +
    element("circle", { cx: x, cy: y, r: 4, fill: clay }) +
    label("The photo was taken here", x + 8, y + 4, { "font-size": sheet.letters(10.5), fill: inkSoft })
  );
}
