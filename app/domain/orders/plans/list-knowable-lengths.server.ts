import { knownLengthWords, lengthWords, type OfferedLength } from "#app/domain/plans/known-length.ts";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { usualUnit } from "#app/domain/plans/price-list.server.ts";
import type { StoredKnownLength } from "#db/stored-json.ts";
import { isOpen } from "../request/design-request.ts";
import type { DesignRequestRow } from "../request/find-design-request.server.ts";

/**
 * Found in an unpaid order's photo. None once it is paid, since its pictures are being drawn; their plans have their
 * own lengths.
 */
export function listLengthsRead(request: DesignRequestRow): readonly OfferedLength[] {
  return isOpen(request) ? (request.yardReading?.lengths ?? []) : [];
}

export function findScaleQuestion(request: DesignRequestRow): ScaleQuestion | undefined {
  return presentScale(listLengthsRead(request), request.knownLength, request.knownLength?.unit ?? usualUnit());
}

/** Undefined without lengths. */
export function presentScale(
  lengths: readonly OfferedLength[],
  known: StoredKnownLength | null,
  unit: ScaleQuestion["unit"],
): ScaleQuestion | undefined {
  if (lengths.length === 0) return undefined;
  return {
    unit,
    lengths: lengths.map(({ id, metres, fromInPhoto, toInPhoto }) => {
      return { id, words: lengthWords[id], metres, from: fromInPhoto, to: toInPhoto };
    }),
    known: known ? { what: known.what, words: knownLengthWords(known), factor: known.factor } : undefined,
  };
}
