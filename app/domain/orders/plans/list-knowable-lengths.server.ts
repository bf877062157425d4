import { type AskableLength, knownLengthWords, lengthWords } from "#app/domain/plans/known-length.ts";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { usualUnit } from "#app/domain/plans/price-list.server.ts";
import type { StoredKnownLength } from "#db/stored-json.ts";
import { isOpen } from "../request/design-request.ts";
import type { DesignRequestRow } from "../request/find-design-request.server.ts";

/**
 * Lengths by which the scale of an unpaid order can be corrected: those that were found when its photo was read. None once
 * it is paid, since its pictures are being drawn then; their plans have lengths of their own.
 */
export function listLengthsRead(request: DesignRequestRow): readonly AskableLength[] {
  return isOpen(request) ? (request.yardReading?.lengths ?? []) : [];
}

/** The question before paying; undefined while there is no length to ask for. */
export function askScaleBeforePaying(request: DesignRequestRow): ScaleQuestion | undefined {
  return presentScale(listLengthsRead(request), request.knownLength, request.knownLength?.unit ?? usualUnit());
}

/** @returns undefined without lengths */
export function presentScale(
  lengths: readonly AskableLength[],
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
