import { drawingSize, drawPlan, type PlanSize, type PlanWords } from "#app/designer/take-off/drawing/draw-plan.ts";
import type { Lettering } from "#app/designer/take-off/drawing/sheet.ts";
import type { KnowableLength, PlanGeometry } from "#app/designer/take-off/quantities/plan-geometry.ts";
import type { PriceList } from "#app/designer/take-off/quantities/price-list.ts";
import { scaleOf, type TakeOff, takeOff } from "#app/designer/take-off/quantities/take-off.ts";
import type { LengthUnit } from "#app/designer/wish/typed/length-words.ts";

/** Unit prices of an installation, as lists are priced with. */
export type UnitPrices = PriceList;

/** At which scale a plan is told, and in which unit. */
export interface Telling {
  /** What the customer's known length multiplies all lengths by. */
  correctedBy?: number;
  unit: LengthUnit;
}

/** What can be made of a stored plan at any time, at the estimated scale or at a corrected one. */
export interface PlanPaper {
  /** The unit the customer typed sizes in, if any: without another word, lengths are told in it. */
  unit: LengthUnit;
  /** Lengths of the yard by which the scale can be corrected. */
  lengths: readonly KnowableLength[];
  /** Size of the drawing, in its own units. */
  drawingSize(lettering: Lettering, telling: Telling): PlanSize;
  takeOff(telling: Telling, prices: UnitPrices | undefined): TakeOff;
  /** An SVG document. */
  draw(telling: Telling, words: PlanWords, lettering: Lettering): string;
}

/**
 * Reads what the built-in designer stored beside a picture.
 * @returns undefined for plans without geometry: other providers' pictures and those made before it was kept
 */
export function readPlanPaper(storedPlan: unknown): PlanPaper | undefined {
  const { geometry, wish } = (storedPlan ?? {}) as { geometry?: PlanGeometry; wish?: { unit?: unknown } };
  if (geometry?.version !== 1) return undefined;
  const scaleFor = ({ correctedBy, unit }: Telling) => scaleOf(geometry, correctedBy, unit);
  return {
    unit: wish?.unit === "ft" ? "ft" : "m",
    lengths: geometry.lengths,
    drawingSize: (lettering, { unit }) => drawingSize(geometry, lettering, unit),
    takeOff: (telling, prices) => takeOff(geometry, scaleFor(telling), prices),
    draw: (telling, words, lettering) => drawPlan(geometry, scaleFor(telling), words, lettering),
  };
}
