import type { KnowableLength, KnowableLengthId } from "#app/designer/take-off/quantities/plan-geometry.ts";
import type { LengthUnit } from "#app/designer/wish/lexicon/garden-words.ts";
import { metersPerFoot } from "./us-units.ts";

export const lengthWords: Record<KnowableLengthId, string> = {
  "garage-door": "Your garage door, from one side of its opening to the other",
  door: "Your door, from one side of its opening to the other",
  "existing-paving": "Your patio or paving, straight across from mark to mark",
  "to-the-back": "From where the photo was taken, straight ahead to the house, fence or hedge",
  "along-the-back": "Straight over the ground from mark to mark, at the foot of house, fence or hedge",
};

/** Meters as estimated. */
export type OfferedLength = Pick<KnowableLength, "id" | "metres" | "fromInPhoto" | "toInPhoto">;

const metersAtLeast = 0.3;
const metersAtMost = 100;
/** A larger factor is a slip of the unit or the tape, not of the estimate. */
const factorAtMost = 2.5;

export type ReadLength =
  | { ok: true; metres: number; factor: number }
  | { ok: false; field: "what" | "length"; message: string };

/**
 * "4.5", "4,5", and in feet also 14' 6". `estimated` in meters; undefined when the chosen length is not among those
 * offered.
 */
export function readKnownLength(typed: string, unit: LengthUnit, estimated: number | undefined): ReadLength {
  if (estimated === undefined) return { ok: false, field: "what", message: "Please choose what you have measured." };
  const number = readNumber(typed, unit);
  if (number === undefined) return refused("Please type the length as a number, for example 4.5.");
  const metres = unit === "ft" ? number * metersPerFoot : number;
  if (metres < metersAtLeast || metres > metersAtMost)
    return refused("Please type a length between 0.3 m (1 ft) and 100 m (328 ft).");
  const factor = metres / estimated;
  if (factor > factorAtMost || factor < 1 / factorAtMost) {
    const times = factor > 1 ? `${factor.toFixed(1)} times as long` : `${(1 / factor).toFixed(1)} times as short`;
    return refused(`That would make everything ${times} as estimated. Please check the number and its unit.`);
  }
  return { ok: true, metres, factor };
}

/** In the unit it was typed in. */
export function knownLengthWords({ metres, unit }: { metres: number; unit: LengthUnit }): string {
  return unit === "ft" ? `${(metres / metersPerFoot).toFixed(1)} ft` : `${metres.toFixed(2)} m`;
}

function readNumber(typed: string, unit: LengthUnit): number | undefined {
  const text = typed.trim().replace(",", ".");
  const feetAndInches = /^(\d{1,4})\s*(?:'|ft|feet)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|in|inches)?)?$/i.exec(text);
  if (unit === "ft" && feetAndInches) return Number(feetAndInches[1]) + Number(feetAndInches[2] ?? 0) / 12;
  return /^\d{1,6}(\.\d{1,20})?$/.test(text) ? Number(text) : undefined;
}

function refused(message: string): ReadLength {
  return { ok: false, field: "length", message };
}
