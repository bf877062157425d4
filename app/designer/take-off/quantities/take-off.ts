import { copingWidth, isPool, measurePool, type PoolName, poolForms } from "../../objects/making/pool-outline.ts";
import type { LengthUnit } from "../../wish/lexicon/garden-words.ts";
import {
  describeExtent,
  describeProduct,
  formatSpan,
  metersPer,
  tellLength,
  tellSmall,
} from "../../wording/length-words.ts";
import { isLaid, listGroundwork } from "./groundwork.ts";
import type { GroundSurface, ObjectGroup, PlanGeometry, PlantGroup, TakeOffUnit } from "./plan-geometry.ts";
import { costOf, type PriceList } from "./price-list.ts";

/** 1.12 means that everything is 12 % longer than estimated. */
export interface PlanScale {
  factor: number;
  uncertainty: number;
  unit: LengthUnit;
}

/** In this order. */
export const stages = ["clear", "build", "plant"] as const;
export type Stage = (typeof stages)[number];

export interface TakeOffRow {
  group: "Groundwork" | "Ground" | "Edges" | "Plants" | "Features";
  /** When it is done; absent where the ground stays. */
  stage?: Stage;
  /** Name in the catalogs, as in price lists. */
  key: string;
  item: string;
  quantity: number;
  low: number;
  high: number;
  unit: TakeOffUnit;
  /** What is needed to order it: depth and volume, spacing and size. */
  note: string;
  /** In whole units of the price list's currency; absent without a price. */
  cost?: { low: number; high: number };
}

export interface TakeOff {
  scale: PlanScale;
  rows: TakeOffRow[];
  /** Square meters of visible ground, all surfaces together. */
  groundArea: { quantity: number; low: number; high: number };
  /** Sums of the priced rows, and the number of rows without a price. */
  cost?: { currency: string; low: number; high: number; unpriced: number };
}

/** A length of the yard that was measured: it sets the scale. */
export interface MeasuredLength {
  /** True length by the length as first estimated. */
  factor: number;
  /** A KnowableLengthId. */
  what?: string;
}

/** Of photos whose tilt is not understood: one length sets the size of what is beside it, not the rest. */
const doubtfulTilt = 0.5;

/**
 * Error of the other lengths once one is known, at most as large as before. On the fixture yards, whose true lengths
 * are known, long ones carry the scale to each other within 5 %, a door, a few pixels wide, within 7 %.
 */
export function errorOnceMeasured(error: number, what: string | undefined): number {
  if (error > doubtfulTilt) return error ** 2;
  return Math.min(error, what === "door" ? 0.1 : 0.05);
}

/** A factor known when the plan was drawn is already in its lengths. */
export function scaleOf(geometry: PlanGeometry, measured?: MeasuredLength, unit: LengthUnit = "m"): PlanScale {
  const { scaleUncertainty, knownFactor = 1 } = geometry;
  if (!measured) return { factor: 1 / knownFactor, uncertainty: scaleUncertainty, unit };
  const uncertainty = errorOnceMeasured(scaleUncertainty, measured.what);
  return { factor: measured.factor / knownFactor, uncertainty, unit };
}

/**
 * With the scale factor s and its uncertainty u, lengths are s times what was measured, from s (1 - u) to s (1 + u),
 * and areas the squares of these. Plants that fill a bed follow its area, those in a row its length, whole plants;
 * trees and things keep their number.
 */
export function takeOff(geometry: PlanGeometry, scale: PlanScale, prices?: PriceList): TakeOff {
  const rows = [
    ...listGroundwork(geometry, scale.factor, scale.unit).map(({ key, item, area, depth, note }): TakeOffRow => {
      const covered = grown(area, scale, 2);
      const volume = depth ? [formatVolume(covered.quantity * depth, scale.unit)] : [];
      const stage = key === "clearing" || key === "digging" ? "clear" : "build";
      return { ...row("Groundwork", key, item, "m2", covered, [...volume, note].join("; ")), stage };
    }),
    ...geometry.surfaces.filter(({ kind }) => kind !== "border").map((surface) => groundRow(surface, scale)),
    ...geometry.surfaces.filter(({ kind }) => kind === "border").map((course) => courseRow(course, scale)),
    ...geometry.edges.map(({ kind, name, length }) =>
      row("Edges", `edging-${kind}`, name, "m", grown(length, scale, 1), ""),
    ),
    ...geometry.plants.map((plants) => plantRow(plants, scale)),
    ...geometry.objects.flatMap((things) =>
      isPool(things.object) ? poolRows(things, things.object, scale) : [thingRow(things, scale)],
    ),
  ];
  const area = geometry.surfaces.reduce((sum, surface) => sum + surface.area, 0);
  const priced = prices ? rows.map((line) => ({ ...line, cost: costOf(line, prices) })) : rows;
  return {
    scale,
    rows: priced,
    groundArea: grown(area, scale, 2),
    ...(prices && { cost: totalOf(priced, prices.currency) }),
  };
}

type Range = Pick<TakeOffRow, "quantity" | "low" | "high">;

function grown(measured: number, { factor, uncertainty }: PlanScale, power: 0 | 1 | 2): Range {
  return {
    quantity: measured * factor ** power,
    low: measured * (factor * (1 - uncertainty)) ** power,
    high: measured * (factor * (1 + uncertainty)) ** power,
  };
}

function row(
  group: TakeOffRow["group"],
  key: string,
  item: string,
  unit: TakeOffUnit,
  range: Range,
  note: string,
): TakeOffRow {
  return { group, key, item, unit, ...range, note, stage: group === "Plants" ? "plant" : "build" };
}

const surfaceWords: Record<GroundSurface["kind"], string> = {
  base: "open ground",
  patio: "patio",
  path: "path",
  bed: "beds",
  "stepping-stone": "stepping stones",
  creek: "dry creek",
  meadow: "meadow",
  border: "border course",
  "existing-paving": "existing paving",
};

function groundRow(surface: GroundSurface, scale: PlanScale): TakeOffRow {
  const { kind, material, name, area, depth, bedding, loose, length, width, pieces } = surface;
  const { unit } = scale;
  const range = grown(area, scale, 2);
  const notes: string[] = [];
  if (material !== "keep") notes.push(surfaceWords[kind]);
  if (length && width)
    notes.push(
      `${tellLength(length * scale.factor, unit)} long, ${tellLength(width * scale.factor, unit)} wide in view`,
    );
  if (pieces) notes.push(`${pieces} stones in view`);
  if (depth && loose) notes.push(`${formatVolume(range.quantity * depth, unit)} at ${tellSmall(depth, unit)} deep`);
  if (bedding) notes.push(`on ${describeProduct(bedding, unit)}`);
  const stage = isLaid(surface) || kind === "path" || kind === "patio" || kind === "creek" ? "build" : "plant";
  const line = row("Ground", material, describeProduct(name, unit), "m2", range, notes.join("; "));
  return { ...line, stage: material === "keep" ? undefined : stage };
}

function courseRow({ material, name, length = 0, width = 0 }: GroundSurface, scale: PlanScale): TakeOffRow {
  const { unit } = scale;
  return row(
    "Edges",
    `border-${material}`,
    describeProduct(name, unit),
    "m",
    grown(length, scale, 1),
    `border course ${tellSmall(width, unit)} wide`,
  );
}

const powers = { none: 0, length: 1, area: 2 } as const;

function plantRow(plants: PlantGroup, scale: PlanScale): TakeOffRow {
  const { species, name, botanicalName, follows, spacing, spread, height, caution } = plants;
  const { unit } = scale;
  const drawn = plants.at.length;
  const range = grown(drawn, scale, powers[follows]);
  const quantity = Math.max(1, Math.round(range.quantity));
  const whole = { quantity, low: Math.max(1, Math.floor(range.low)), high: Math.max(quantity, Math.ceil(range.high)) };
  const notes = [
    ...(botanicalName ? [botanicalName] : []),
    ...(follows === "none" ? [] : [`plant ${tellLength(spacing, unit)} apart`]),
    `grows ${tellLength(height, unit)} high, ${tellLength(spread, unit)} wide`,
    ...(quantity === drawn ? [] : [`${drawn} drawn`]),
  ];
  const note = notes.join("; ");
  return row("Plants", species, name, "each", whole, caution ? `${note}. ${caution}` : note);
}

function thingRow({ object, name, unit, at }: PlanGeometry["objects"][number], scale: PlanScale): TakeOffRow {
  const shownUnit = scale.unit ?? "m";
  const high = `${formatSpan(
    at.map(({ height }) => height),
    shownUnit,
  )} high`;
  if (unit === "m") {
    const width = at.reduce((sum, thing) => sum + thing.width, 0);
    return row("Features", object, name, "m", grown(width, scale, 1), high);
  }
  const count = { quantity: at.length, low: at.length, high: at.length };
  const sides = [at.map(({ width }) => width), at.map(({ depth }) => depth)];
  return row(
    "Features",
    object,
    name,
    "each",
    count,
    `${sides.map((side) => formatSpan(side, shownUnit)).join(" x ")}, ${high}`,
  );
}

/** Water, and coping by the meter of the water's edge; both as large as drawn. */
function poolRows({ object, name, at }: ObjectGroup, kind: PoolName, { unit }: PlanScale): TakeOffRow[] {
  const sizes = at.map(({ width, depth }) => measurePool(poolForms[kind], width, depth));
  const exactly = (quantity: number) => ({ quantity, low: quantity, high: quantity });
  const sum = (sides: readonly number[]) => exactly(sides.reduce((all, side) => all + side, 0));
  const waters = at.map(({ width, depth }) =>
    describeExtent(
      [width, depth].map((side) => side - 2 * copingWidth),
      unit,
    ),
  );
  return [
    row(
      "Edges",
      "coping",
      "Pool coping of cut stone",
      "m",
      sum(sizes.map(({ edge }) => edge)),
      `${tellSmall(copingWidth, unit)} wide`,
    ),
    row("Features", object, name, "m2", sum(sizes.map(({ water }) => water)), `water of ${waters.join(" and ")}`),
  ];
}

function totalOf(rows: readonly TakeOffRow[], currency: string): NonNullable<TakeOff["cost"]> {
  const total = { currency, low: 0, high: 0, unpriced: 0 };
  for (const { key, cost } of rows) {
    if (cost) {
      total.low += cost.low;
      total.high += cost.high;
    } else if (key !== "keep") total.unpriced++;
  }
  return total;
}

/** As loose material is sold. */
function formatVolume(cubicMeters: number, unit: LengthUnit): string {
  const [metric, us] = [`${cubicMeters.toFixed(1)} m³`, `${(cubicMeters / metersPer.yd ** 3).toFixed(1)} cu yd`];
  return unit === "m" ? `${metric} (${us})` : `${us} (${metric})`;
}
