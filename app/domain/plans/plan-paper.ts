import { drawingSize, drawPlan, type PlanSize, type PlanWords } from "#app/designer/take-off/drawing/draw-plan.ts";
import type { Lettering } from "#app/designer/take-off/drawing/sheet.ts";
import type { KnowableLength } from "#app/designer/take-off/quantities/plan-geometry.ts";
import type { PriceList } from "#app/designer/take-off/quantities/price-list.ts";
import { scaleOf, type TakeOff, takeOff } from "#app/designer/take-off/quantities/take-off.ts";
import type { LengthUnit } from "#app/designer/wish/typed/length-words.ts";
import type { PlanRecord } from "./read-stored-plan.ts";

/** At which scale a plan is told, and in which unit. */
export interface Telling {
  /** What the customer's known length multiplies all lengths by. */
  correctedBy?: number;
  unit: LengthUnit;
}

/** What can be made of a stored plan at any time, at the estimated scale or at a corrected one. */
export interface PlanPaper {
  /** The unit the customer typed sizes in, if any: without another word, lengths are told in it. */
  unit: LengthUnit | undefined;
  /** Lengths of the yard by which the scale can be corrected, as estimated. */
  lengths: readonly KnowableLength[];
  /** Size of the drawing, in its own units. */
  drawingSize(lettering: Lettering, telling: Telling): PlanSize;
  takeOff(telling: Telling, prices: PriceList | undefined): TakeOff;
  /** An SVG document. */
  draw(telling: Telling, words: PlanWords, lettering: Lettering): string;
}

/** @returns undefined for plans without geometry: other providers' pictures and those made before it was kept */
export function planPaper({ geometry, unit }: PlanRecord): PlanPaper | undefined {
  if (!geometry) return undefined;
  const estimated = scaleOf(geometry).factor;
  const scaleFor = (telling: Telling) => scaleOf(geometry, telling.correctedBy, telling.unit);
  return {
    unit,
    lengths: geometry.lengths.map((length) => ({ ...length, metres: length.metres * estimated })),
    drawingSize: (lettering, telling) => drawingSize(geometry, lettering, telling.unit),
    takeOff: (telling, prices) => takeOff(geometry, scaleFor(telling), prices),
    draw: (telling, words, lettering) => drawPlan(geometry, scaleFor(telling), words, lettering),
  };
}
