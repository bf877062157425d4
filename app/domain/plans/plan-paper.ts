import { drawingSize, drawPlan, type PlanSize, type PlanWords } from "#app/designer/take-off/drawing/draw-plan.ts";
import type { Lettering } from "#app/designer/take-off/drawing/sheet.ts";
import type { KnowableLength } from "#app/designer/take-off/quantities/plan-geometry.ts";
import type { PriceList } from "#app/designer/take-off/quantities/price-list.ts";
import { scaleOf, type TakeOff, takeOff } from "#app/designer/take-off/quantities/take-off.ts";
import type { LengthUnit } from "#app/designer/wish/typed/length-words.ts";
import type { PlanRecord } from "./read-stored-plan.ts";

export interface Telling {
  correctedBy?: number;
  unit: LengthUnit;
}

/** What can be made of a stored plan at any time, at the estimated or at a corrected scale. */
export interface PlanPaper {
  unit: LengthUnit | undefined;
  /** Lengths in the yard that can correct the scale, as estimated. */
  lengths: readonly KnowableLength[];
  drawingSize(lettering: Lettering, telling: Telling): PlanSize;
  takeOff(telling: Telling, prices: PriceList | undefined): TakeOff;
  draw(telling: Telling, words: PlanWords, lettering: Lettering): string;
}

/** @returns undefined for plans without geometry: other providers' pictures and those from before it was stored */
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
