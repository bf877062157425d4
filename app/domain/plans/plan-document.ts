import { drawingSize, drawPlan, type PlanSize, type PlanWords } from "#app/designer/take-off/drawing/draw-plan.ts";
import type { Lettering } from "#app/designer/take-off/drawing/sheet.ts";
import type { KnowableLength, PlanGeometry } from "#app/designer/take-off/quantities/plan-geometry.ts";
import type { PriceList } from "#app/designer/take-off/quantities/price-list.ts";
import {
  type MeasuredLength,
  scaleOf,
  type TakeOff,
  type PlanScale as TrueScale,
  takeOff,
} from "#app/designer/take-off/quantities/take-off.ts";
import type { LengthUnit } from "#app/designer/wish/lexicon/garden-words.ts";
import type { PlanRecord } from "./read-stored-plan.ts";

export interface PlanScale {
  measured?: MeasuredLength;
  unit: LengthUnit;
}

/** At any time, at the estimated or at a corrected scale. */
export interface PlanDocument {
  unit: LengthUnit | undefined;
  geometry: PlanGeometry;
  scaleFor(scale: PlanScale): TrueScale;
  /** Lengths in the yard that can correct the scale, as estimated. */
  lengths: readonly KnowableLength[];
  drawingSize(lettering: Lettering, scale: PlanScale): PlanSize;
  takeOff(scale: PlanScale, prices: PriceList | undefined): TakeOff;
  draw(scale: PlanScale, words: PlanWords, lettering: Lettering): string;
}

/** Undefined for plans without geometry: other providers' pictures and those from before it was stored. */
export function planDocument({ geometry, unit }: PlanRecord): PlanDocument | undefined {
  if (!geometry) return undefined;
  const estimated = scaleOf(geometry).factor;
  const scaleFor = (scale: PlanScale) => scaleOf(geometry, scale.measured, scale.unit);
  return {
    unit,
    geometry,
    scaleFor,
    lengths: geometry.lengths.map((length) => ({ ...length, metres: length.metres * estimated })),
    drawingSize: (lettering, scale) => drawingSize(geometry, lettering, scale.unit),
    takeOff: (scale, prices) => takeOff(geometry, scaleFor(scale), prices),
    draw: (scale, words, lettering) => drawPlan(geometry, scaleFor(scale), words, lettering),
  };
}
