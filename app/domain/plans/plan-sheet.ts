import type { LengthUnit } from "#app/designer/wish/lexicon/garden-words.ts";
import type { GroundTrust } from "#app/domain/ground/ground-trust.ts";
import { feetPerMetre, squareFeetPerSquareMetre } from "./us-units.ts";

/** Plan and shopping list of a picture, as its owner sees them. Safe in the browser. */

export interface PlanSheet {
  name: string;
  words: string;
  addresses: { drawing: string; list: string; brief?: string; packet?: string; sunMap?: string };
  rows: ListRow[];
  ground: ListRow;
  /** In drawing units: reserves the space before the drawing loads. `large` has larger letters. */
  drawing: Record<"usual" | "large", { width: number; height: number }>;
  correctedBy?: number;
  unit: LengthUnit;
  groundTrust: GroundTrust;
  /** A sentence: where its plants are chosen for. */
  chosenFor: string;
  /** Which way the photo looks, "southwest", if that is known. */
  facing?: string;
  /** A sentence for each bed: how much sun it gets; empty where that is not known. */
  sun: string[];
  /** Of the photo with the hours of sun on it; undefined where they are not known. */
  sunMap?: { width: number; height: number; months: { summer: string; between: string } };
  uncertainty: number;
  cost?: { currency: string; low: number; high: number; unpriced: number };
}

export interface ListRow {
  group: "Groundwork" | "Ground" | "Edges" | "Plants" | "Features";
  item: string;
  note: string;
  unit: "m2" | "m" | "each";
  quantity: number;
  low: number;
  high: number;
  cost?: { low: number; high: number };
}

export interface ScaleQuestion {
  unit: LengthUnit;
  lengths: MeasurableLength[];
  known?: { what: string; words: string; factor: number };
}

export interface MeasurableLength {
  id: string;
  words: string;
  metres: number;
  /** Ends in the photo as shares of width and height; absent where it is the viewer's own feet. */
  from?: readonly [u: number, v: number];
  to: readonly [u: number, v: number];
}

export interface OrderPlans {
  sheets: PlanSheet[];
  scale?: ScaleQuestion;
}

const units = {
  m2: { metric: "m²", us: "sq ft", factor: squareFeetPerSquareMetre, usDigits: 0 },
  m: { metric: "m", us: "ft", factor: feetPerMetre, usDigits: 1 },
  each: { metric: "", us: "", factor: 1, usDigits: 0 },
} as const;

/** The customer's own unit first; or "24" of what is counted. */
export function quantityWords({ quantity, unit }: Pick<ListRow, "quantity" | "unit">, own: LengthUnit): string[] {
  if (unit === "each") return [String(quantity)];
  const { metric, us } = units[unit];
  const words = [`${quantity.toFixed(1)} ${metric}`, `${usQuantity(quantity, unit)} ${us}`];
  return own === "m" ? words : words.reverse();
}

/** "39 to 100 sq ft" says nothing that can be ordered by: such a line needs one measured length. */
export function isVague({ low, high }: Pick<ListRow, "low" | "high">): boolean {
  return high > 2 * low;
}

export function rangeWords(row: Pick<ListRow, "low" | "high" | "unit">, own: LengthUnit): string {
  const { low, high, unit } = row;
  if (low === high || isVague(row)) return "";
  if (unit === "each") return `${low}–${high}`;
  if (own === "ft") return `${usQuantity(low, unit)}–${usQuantity(high, unit)} ${units[unit].us}`;
  return `${low.toFixed(1)}–${high.toFixed(1)} ${units[unit].metric}`;
}

/** The customer's own unit first. */
export function estimateOf(metres: number, own: LengthUnit): string {
  const [first, second] = quantityWords({ quantity: metres, unit: "m" }, own);
  return `estimated ${first} (${second})`;
}

export function usQuantity(quantity: number, unit: ListRow["unit"]): string {
  return (quantity * units[unit].factor).toFixed(units[unit].usDigits);
}

/** "m2", "sq ft", as tables write them. */
export function unitNames(unit: ListRow["unit"]): { metric: string; us: string } {
  if (unit === "each") return { metric: "pieces", us: "pieces" };
  return { metric: unit, us: units[unit].us };
}

export function costWords({ low, high }: { low: number; high: number }, currency: string): string {
  const money = new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: 0 });
  return low === high ? money.format(low) : money.formatRange(low, high);
}
