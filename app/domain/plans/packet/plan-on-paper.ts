import { drawGround, drawYard } from "#app/designer/take-off/drawing/draw-plan.ts";
import { type LabelPlace, takePlace } from "#app/designer/take-off/drawing/label-places.ts";
import { letterOf } from "#app/designer/take-off/drawing/plan-legend.ts";
import { plantAppearances, plantSymbol } from "#app/designer/take-off/drawing/plant-symbols.ts";
import type { Sheet } from "#app/designer/take-off/drawing/sheet.ts";
import { element, label, type SvgElement } from "#app/designer/take-off/drawing/svg.ts";
import {
  builtRuns,
  type DimensionRun,
  extentOf,
  roomiestPoint,
  withoutTwins,
} from "#app/designer/take-off/quantities/dimension-runs.ts";
import type { PlanGeometry } from "#app/designer/take-off/quantities/plan-geometry.ts";
import type { PlanScale } from "#app/designer/take-off/quantities/take-off.ts";
import { metersPer, tellLength } from "#app/designer/wording/length-words.ts";
import type { PacketFacts } from "./packet-facts.ts";
import { barHeight, fitPlan, type PlanFit, titleHeight } from "./paper.ts";

/** The most important first: a side that two share is shown once. */
const dimensioned = ["patio", "path", "existing-paving", "bed"] as const;

const ink = "#111111";
const soft = "#4d4d4d";
const white = "#ffffff";

export interface PaperPlan {
  fit: PlanFit;
  sheet: Sheet;
  /** Right edge of the drawing, in points. */
  right: number;
  facing: PacketFacts["facing"];
  place: PacketFacts["place"];
}

/** Where each point of the plan is on the paper. */
export function layOnPaper({ geometry, scale, paper, facing, place }: PacketFacts): PaperPlan {
  const seen = extentOf(geometry.surfaces.flatMap(({ rings }) => rings));
  const left = Math.min(0, seen.left, geometry.view.left[0]);
  const right = Math.max(0, seen.right, geometry.view.right[0]);
  const far = Math.max(1, seen.far);
  const fit = fitPlan({ width: (right - left) * scale.factor, depth: far * scale.factor }, paper, scale.unit);
  const { area, pointsPerMeter } = fit;
  const perMetre = pointsPerMeter * scale.factor;
  const sheet: Sheet = {
    width: fit.page.width,
    perMetre,
    perTrueMetre: pointsPerMeter,
    bottom: area.y + far * perMetre,
    lettering: "usual",
    letters: (usual) => 0.78 * usual,
    toSheet: (x, z) => [area.x + (x - left) * perMetre, area.y + (far - z) * perMetre],
  };
  return { fit, sheet, right: area.x + (right - left) * perMetre, facing, place };
}

/** The planting plan with its scale bar. */
export function plantingPlan(geometry: PlanGeometry, scale: PlanScale, plan: PaperPlan): SvgElement[] {
  return [...drawYard(geometry, scale, plan.sheet), ...scaleBars(scale, plan), ...northNote(plan)];
}

/** Ground without its plants, with a grid to set out by, sides and areas. */
export function settingOutPlan(geometry: PlanGeometry, scale: PlanScale, plan: PaperPlan): SvgElement[] {
  const { sheet } = plan;
  const taken: LabelPlace[] = [];
  const areas = geometry.surfaces.flatMap(({ rings }, i) => {
    const at = rings.length > 0 ? roomiestPoint(rings) : undefined;
    if (!at) return [];
    const [x, y] = sheet.toSheet(...at);
    taken.push({ x, y, width: 18, height: 12 });
    return [
      element("circle", { cx: x, cy: y, r: 7, fill: white, stroke: ink, "stroke-width": 0.7 }),
      label(surfaceKey(i), x, y + 2.8, { "text-anchor": "middle", "font-size": 8, "font-weight": 700, fill: ink }),
    ];
  });
  return [
    ...drawGround(geometry, sheet),
    ...gridLines(scale, plan),
    ...dimensionLines(geometry, scale, { sheet, taken }),
    ...areas,
    ...scaleBars(scale, plan),
    ...northNote(plan),
  ];
}

export function surfaceKey(index: number): string {
  return letterOf(index).toUpperCase();
}

/** Numbers, symbols and names of plants and things, beside or below the drawing; nothing where there is no space. */
export function plantLegend({ plants, objects }: PlanGeometry, { fit, sheet, right }: PaperPlan): SvgElement[] {
  const { area } = fit;
  const entries = [
    ...plants.map(({ name, at }, i) => ({ key: String(i + 1), plant: i, words: `${name}, ${at.length}` })),
    ...objects.map(({ name, at }, i) => ({ key: letterOf(i), plant: undefined, words: `${name}, ${at.length}` })),
  ];
  const bottom = area.y + area.height;
  const beside = { x: right + 16, y: area.y + 8, width: area.x + area.width - right - 16, height: area.height };
  const below = { x: area.x, y: sheet.bottom + 30, width: area.width, height: bottom - sheet.bottom - 30 };
  const place = [beside, below].find(
    ({ width, height }) => Math.floor(width / legendWidth) * Math.floor(height / legendLine) >= entries.length,
  );
  if (!place) return [];
  const rows = Math.ceil(entries.length / Math.floor(place.width / legendWidth));
  const looks = plantAppearances(plants);
  return entries.flatMap(({ key, plant, words }, i) => {
    const x = place.x + Math.floor(i / rows) * legendWidth;
    const y = place.y + (i % rows) * legendLine;
    const look = plant === undefined ? undefined : looks[plant];
    const font = { "font-size": 8, fill: ink };
    return [
      label(key, x + 10, y + 3, { ...font, "text-anchor": "end", "font-weight": 700 }),
      ...(look ? [plantSymbol(look, x + 21, y, 5, "legend")] : []),
      label(words, x + 32, y + 3, font),
    ];
  });
}

/** Points. */
const legendWidth = 166;
const legendLine = 12.5;

/** Fields of the bars in their own unit, from small scales to large ones. */
function barField(pointsPerUnit: number): number {
  return [1, 2, 5, 10, 20].find((length) => length * pointsPerUnit >= 22) ?? 20;
}

function scaleBars({ unit }: PlanScale, { fit, place }: PaperPlan): SvgElement[] {
  const { page, area, pointsPerMeter, words } = fit;
  const top = page.height - area.x - titleHeight - barHeight + 14;
  const units = unit === "m" ? (["m", "ft"] as const) : (["ft", "m"] as const);
  const bars = units.flatMap((name, row) => {
    const pointsPerUnit = pointsPerMeter * metersPer[name];
    const field = barField(pointsPerUnit);
    const y = top + row * 15;
    const fields = [0, 1, 2, 3].map((i) =>
      element("rect", {
        x: area.x + i * field * pointsPerUnit,
        y,
        width: field * pointsPerUnit,
        height: 4,
        fill: i % 2 === 0 ? ink : white,
        stroke: ink,
        "stroke-width": 0.6,
      }),
    );
    const end = area.x + 4 * field * pointsPerUnit + 5;
    return [...fields, label(`${4 * field} ${name}`, end, y + 5, { "font-size": 7.5, fill: ink })];
  });
  const written = label(`${place} · Scale ${words} on this paper at 100 %`, area.x + area.width, top + 20, {
    "text-anchor": "end",
    "font-size": 8,
    fill: ink,
  });
  return [...bars, written];
}

function northNote({ fit: { page, area }, facing }: PaperPlan): SvgElement[] {
  const y = page.height - area.x - titleHeight - barHeight + 19;
  return [
    label(
      `${facing ? `Up the sheet is ${facing}, as its owner says.` : "North not known."} The photo was taken at the foot of this plan, looking up the sheet.`,
      area.x + area.width,
      y,
      {
        "text-anchor": "end",
        "font-size": 8,
        "font-weight": 700,
        fill: ink,
      },
    ),
  ];
}

/** Every two meters or five feet, counted from where the photo was taken. */
function gridLines({ factor, unit }: PlanScale, { fit, sheet, right }: PaperPlan): SvgElement[] {
  const step = unit === "m" ? 2 : 5;
  const apart = step * metersPer[unit] * fit.pointsPerMeter;
  const [originX, originY] = sheet.toSheet(0, 0);
  const { x: left, y: top } = fit.area;
  const line = { stroke: "#9a9a9a", "stroke-width": 0.3, fill: "none" };
  const font = { "font-size": 6.5, fill: soft };
  const columns = counting(Math.ceil((left - originX) / apart), Math.floor((right - originX) / apart));
  const rows = counting(0, Math.floor((originY - top) / apart));
  if (factor <= 0) return [];
  return [
    ...columns.flatMap((i) => {
      const x = originX + i * apart;
      return [
        element("path", { d: `M${x} ${top}L${x} ${sheet.bottom}`, ...line }),
        label(String(i * step), x, sheet.bottom + 7, { ...font, "text-anchor": "middle" }),
      ];
    }),
    ...rows.flatMap((i) => {
      const y = originY - i * apart;
      return [
        element("path", { d: `M${left} ${y}L${right} ${y}`, ...line }),
        label(`${i * step} ${unit}`, right + 3, y + 2, font),
      ];
    }),
  ];
}

function counting(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

type Dimension = DimensionRun & { isOverall?: boolean };

/** Sides with which a patio is known. */
const enoughSides = 4;

/** Straight sides of paving and beds; of a patio with few of them also how wide and deep it is altogether. */
function dimensionLines(
  geometry: PlanGeometry,
  { factor, unit }: PlanScale,
  { sheet, taken }: { sheet: Sheet; taken: LabelPlace[] },
): SvgElement[] {
  const runs = dimensioned
    .flatMap((kind) => geometry.surfaces.filter((surface) => surface.kind === kind && surface.rings.length > 0))
    .flatMap(({ kind, rings }): Dimension[] => {
      const sides = builtRuns(geometry, rings);
      if (kind !== "patio" || sides.length >= enoughSides) return sides;
      const { left, right, near, far } = extentOf(rings);
      return [
        ...sides,
        { from: [left, near], to: [right, near], length: right - left, isOverall: true },
        { from: [right, near], to: [right, far], length: far - near, isOverall: true },
      ];
    });
  return withoutTwins(runs).flatMap(({ from, to, length, isOverall }) => {
    const words = tellLength(length * factor, unit);
    const [x1, y1] = sheet.toSheet(from[0], from[1]);
    const [x2, y2] = sheet.toSheet(to[0], to[1]);
    const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    const readable = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
    const size = 7;
    const [width, height] = [words.length * 3.4 + 3, size + 2];
    const cos = Math.abs(Math.cos((angle * Math.PI) / 180));
    const sin = Math.abs(Math.sin((angle * Math.PI) / 180));
    const places = [0.5, 0.35, 0.65, 0.2, 0.8].map((share) => ({
      x: x1 + (x2 - x1) * share,
      y: y1 + (y2 - y1) * share,
      width: width * cos + height * sin,
      height: width * sin + height * cos,
    }));
    const { x, y } = takePlace(taken, places);
    const move = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${readable.toFixed(1)})`;
    return [
      element("path", {
        d: `M${x1} ${y1}L${x2} ${y2}`,
        stroke: ink,
        "stroke-width": isOverall ? 0.5 : 0.9,
        "stroke-dasharray": isOverall ? "4 2" : undefined,
        fill: "none",
      }),
      ...[
        [x1, y1],
        [x2, y2],
      ].map(([cx, cy]) => element("circle", { cx, cy, r: 1.3, fill: ink })),
      element("rect", { x: -width / 2, y: -height / 2, width, height, fill: white, transform: move }),
      element(
        "text",
        { x: 0, y: 2.5, "text-anchor": "middle", "font-size": size, "font-weight": 600, fill: ink, transform: move },
        words,
      ),
    ];
  });
}
