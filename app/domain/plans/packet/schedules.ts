import { findFacts } from "#app/designer/plants/facts/facts.ts";
import { letterOf } from "#app/designer/take-off/drawing/plan-legend.ts";
import { type PlanGeometry, type PlantGroup, pointsOf } from "#app/designer/take-off/quantities/plan-geometry.ts";
import { type PlanScale, type Stage, type TakeOffRow, takeOff } from "#app/designer/take-off/quantities/take-off.ts";
import { describeProduct, tellLength } from "#app/designer/wording/length-words.ts";
import { costWords, quantityWords, rangeWords } from "../plan-sheet.ts";
import type { PacketFacts } from "./packet-facts.ts";
import { surfaceKey } from "./plan-on-paper.ts";
import type { Table } from "./write-table.ts";

type Sized = Pick<PacketFacts, "geometry" | "scale">;

const unknown = "–";

export function plantSchedule({ geometry, scale }: Sized): Table {
  const rows = rowsOf(geometry, scale, "Plants");
  return {
    columns: [
      { title: "No.", share: 0.05, align: "right" },
      { title: "Common name", share: 0.19 },
      { title: "Botanical name", share: 0.22 },
      { title: "Quantity", share: 0.09, align: "right" },
      { title: "Size at planting", share: 0.19 },
      { title: "Apart", share: 0.09, align: "right" },
      { title: "Mature height x spread", share: 0.17, align: "right" },
    ],
    rows: geometry.plants.map((plant, i) => [
      String(i + 1),
      plant.name,
      plant.botanicalName ?? unknown,
      quantityOf(rows[i], scale),
      plantingSize(plant, scale),
      plant.at.length > 1 ? tellLength(plant.spacing, scale.unit) : unknown,
      matureSize(plant, scale),
    ]),
  };
}

/** Sentences that a plant's buyer must know. */
export function plantCautions({ plants }: PlanGeometry): string[] {
  return plants.flatMap(({ caution }, i) => (caution ? [`${i + 1}: ${caution}`] : []));
}

export function matureSize({ species, height, spread }: PlantGroup, { unit }: PlanScale): string {
  const size = findFacts(species)?.size.year20 ?? { height, spread };
  return [size.height, size.spread].map((length) => tellLength(length, unit)).join(" x ");
}

function plantingSize({ species }: PlantGroup, { unit }: PlanScale): string {
  const facts = findFacts(species);
  if (!facts) return unknown;
  const { height, spread } = facts.size.planted;
  return `${tellLength(height, unit)} x ${tellLength(spread, unit)}; ${describeProduct(facts.nursery.size, unit)}`;
}

/** Ground by the letters of the setting-out sheet, then edgings. */
export function surfaceSchedule({ geometry, scale }: Sized): Table {
  const surfaces = geometry.surfaces.map(({ rings }, i): string[] => {
    const around = rings.reduce((sum, ring) => sum + perimeter(ring), 0) * scale.factor;
    return [surfaceKey(i), ...surfaceCells(geometry, scale, i), tellLength(around, scale.unit)];
  });
  const edges = rowsOf(geometry, scale, "Edges")
    .filter(({ key }) => !key.startsWith("border-"))
    .map((row) => ["", row.item, quantityOf(row, scale), rangeWords(row, scale.unit) || unknown, row.note, unknown]);
  return {
    columns: [
      { title: "Key", share: 0.05 },
      { title: "Ground or edging", share: 0.24 },
      { title: "Quantity", share: 0.17, align: "right" },
      { title: "Range", share: 0.13, align: "right" },
      { title: "How it is made", share: 0.3 },
      { title: "All edges", share: 0.11, align: "right" },
    ],
    rows: [...surfaces, ...edges],
  };
}

function surfaceCells(geometry: PlanGeometry, scale: PlanScale, index: number): string[] {
  const { surfaces } = geometry;
  // A border course is an edge in the list; its area is on the sheet only.
  const [only] = takeOff(
    { ...geometry, surfaces: surfaces.slice(index, index + 1), plants: [], objects: [], edges: [] },
    scale,
  ).rows.filter(({ group }) => group !== "Groundwork");
  if (!only) return ["", "", "", ""];
  return [only.item, quantityOf(only, scale), rangeWords(only, scale.unit) || unknown, only.note];
}

function perimeter(ring: readonly number[]): number {
  const points = pointsOf(ring);
  return points.reduce((sum, [x, z], i) => {
    const [nextX, nextZ] = points[(i + 1) % points.length] ?? [x, z];
    return sum + Math.hypot(nextX - x, nextZ - z);
  }, 0);
}

export function featureSchedule({ geometry, scale }: Sized): Table {
  return {
    columns: [
      { title: "Key", share: 0.05 },
      { title: "Feature", share: 0.3 },
      { title: "Quantity", share: 0.2, align: "right" },
      { title: "Size", share: 0.45 },
    ],
    rows: rowsOf(geometry, scale, "Features").map((row, i) => [
      letterOf(i),
      row.item,
      quantityOf(row, scale),
      row.note,
    ]),
  };
}

export function rowsOf(geometry: PlanGeometry, scale: PlanScale, group: TakeOffRow["group"]): TakeOffRow[] {
  return takeOff(geometry, scale).rows.filter((row) => row.group === group);
}

export function quantityOf(row: TakeOffRow | undefined, { unit }: PlanScale): string {
  if (!row) return unknown;
  const [first, second] = quantityWords(row, unit);
  return second ? `${first} (${second})` : (first ?? unknown);
}

const toCheck = "to be checked";

/** Of every line with a price; undefined where there is none. */
export function totalCost({ geometry, scale, prices }: PacketFacts): string | undefined {
  const { cost } = takeOff(geometry, scale, prices?.list);
  return cost && cost.high > 0 ? costWords(cost, cost.currency) : undefined;
}

/** What is done and bought in a stage, with its costs; the last row is their sum. */
export function stageTable({ geometry, scale, prices }: PacketFacts, stage: Stage): Table {
  const rows = takeOff(geometry, scale, prices?.list).rows.filter((row) => row.stage === stage);
  const currency = prices?.list.currency ?? "";
  const priced = rows.flatMap(({ cost }) => cost ?? []);
  const sum = {
    low: priced.reduce((all, { low }) => all + low, 0),
    high: priced.reduce((all, { high }) => all + high, 0),
  };
  const costOf = (row: TakeOffRow) => {
    if (row.cost) return costWords(row.cost, currency);
    return prices?.included.has(row.key) ? "in the paving's price" : toCheck;
  };
  const total = priced.length > 0 ? costWords(sum, currency) : toCheck;
  return {
    columns: [
      { title: "Item", share: 0.26 },
      { title: "Quantity", share: 0.17, align: "right" },
      { title: "Note", share: 0.4 },
      { title: "Cost", share: 0.17, align: "right" },
    ],
    rows: [
      ...rows.map((row) => [row.item, quantityOf(row, scale), row.note, costOf(row)]),
      ["Together, of what has a price", "", "to be checked by a contractor", total],
    ],
  };
}
