import { drawingSize, drawPlan, type PlanSize, type PlanWords } from "#app/designer/take-off/draw-plan.ts";
import type { Lettering } from "#app/designer/take-off/drawing/sheet.ts";
import type { KnowableLength, PlanGeometry } from "#app/designer/take-off/plan-geometry.ts";
import type { PriceList } from "#app/designer/take-off/price-list.ts";
import { scaleOf, type TakeOff, takeOff } from "#app/designer/take-off/take-off.ts";

/** Unit prices of an installation, as lists are priced with. */
export type UnitPrices = PriceList;

/** What can be made of a stored plan at any time, at the estimated scale or at one corrected by a factor. */
export interface PlanPaper {
  /** Lengths of the yard by which the scale can be corrected. */
  lengths: readonly KnowableLength[];
  /** Size of the drawing, in its own units. */
  drawing: Record<Lettering, PlanSize>;
  takeOff(correctedBy: number | undefined, prices: UnitPrices | undefined): TakeOff;
  /** An SVG document. */
  draw(correctedBy: number | undefined, words: PlanWords, lettering: Lettering): string;
}

/**
 * Reads what the built-in designer stored beside a picture.
 * @returns undefined for plans without geometry: other providers' pictures and those made before it was kept
 */
export function readPlanPaper(storedPlan: unknown): PlanPaper | undefined {
  const geometry = (storedPlan as { geometry?: PlanGeometry } | null)?.geometry;
  if (geometry?.version !== 1) return undefined;
  return {
    lengths: geometry.lengths,
    drawing: { usual: drawingSize(geometry), large: drawingSize(geometry, "large") },
    takeOff: (correctedBy, prices) => takeOff(geometry, scaleOf(geometry, correctedBy), prices),
    draw: (correctedBy, words, lettering) => drawPlan(geometry, scaleOf(geometry, correctedBy), words, lettering),
  };
}
