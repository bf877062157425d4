import type { LengthUnit } from "../wish/lexicon/garden-words.ts";

/** As defined by the international yard and pound agreement of 1959. */
export const metersPer = { m: 1, cm: 0.01, yd: 0.9144, ft: 0.3048, in: 0.0254 };
/** Metres to the centimetre. */
export function toCentimetre(metres: number): number {
  return Math.round(metres * 100) / 100;
}

const small = { m: "cm", ft: "in" } as const;
/** From here on lengths are told in the larger unit. */
const largestSmall = { m: 1, ft: metersPer.ft };

/** An extent as the customer would write it: "12 x 14 ft"; with the other unit in brackets: "12 x 14 ft (3.7 x 4.3 m)". */
export function describeExtent(metres: readonly number[], unit: LengthUnit, inBoth = false): string {
  const isSmall = metres.every((length) => length < largestSmall[unit]);
  const name = isSmall ? small[unit] : unit;
  const tenths = isSmall ? 1 : 10;
  const numbers = metres.map((length) => Math.round((length / metersPer[name]) * tenths) / tenths);
  const told = `${numbers.join(" x ")} ${name}`;
  return inBoth ? `${told} (${describeExtent(metres, otherThan(unit))})` : told;
}

/** A length for a list: "2.4 m" and under a meter "60 cm"; "7.9 ft", "49 ft" and "24 in". */
export function tellLength(metres: number, unit: LengthUnit): string {
  if (metres < 1) return tellSmall(metres, unit);
  const length = metres / metersPer[unit];
  return `${length.toFixed(unit === "ft" && length >= 10 ? 0 : 1)} ${unit}`;
}

/** In whole centimeters or inches, at least one. */
export function tellSmall(metres: number, unit: LengthUnit): string {
  return `${Math.max(1, Math.round(metres / metersPer[small[unit]]))} ${small[unit]}`;
}

/** From the least to the most of some lengths: "0.6-1.2 m", or "0.6 m" where they are one; under a foot the most of them in inches. */
export function formatSpan(metres: readonly number[], unit: LengthUnit): string {
  const most = Math.max(...metres);
  if (unit === "ft" && most < metersPer.ft) return tellSmall(most, unit);
  const ends = [Math.min(...metres), most].map((length) => (length / metersPer[unit]).toFixed(1));
  return `${[...new Set(ends)].join("-")} ${unit}`;
}

/** "12.4 m²" or "133 sq ft". */
export function tellArea(squareMeters: number, unit: LengthUnit): string {
  return unit === "m" ? `${squareMeters.toFixed(1)} m²` : `${(squareMeters / metersPer.ft ** 2).toFixed(0)} sq ft`;
}

/** What products are called, "Pavers 60 x 40 cm", as somebody knows them who counts in inches: "Pavers 24 x 16 in". */
export function describeProduct(words: string, unit: LengthUnit): string {
  if (unit === "m") return words;
  return words
    .replace(/\d+(?:(?: x |-)\d+)? cm\b/g, (size) =>
      inInches(size, (cm) => String(Math.max(1, Math.round((cm * metersPer.cm) / metersPer.in)))),
    )
    .replace(/\d+-\d+ mm\b/g, (grain) => inInches(grain, (mm) => tellEighths(mm / 1000 / metersPer.in)));
}

function inInches(size: string, tell: (number: number) => string): string {
  return size.replace(/\d+/g, (number) => tell(Number(number))).replace(/[cm]m$/, "in");
}

/** "3/8", "1/2", "1": as sieves are called. */
function tellEighths(inches: number): string {
  const eighths = Math.round(inches * 8);
  if (eighths % 8 === 0) return String(eighths / 8);
  const common = eighths % 4 === 0 ? 4 : eighths % 2 === 0 ? 2 : 1;
  return `${eighths / common}/${8 / common}`;
}

function otherThan(unit: LengthUnit): LengthUnit {
  return unit === "m" ? "ft" : "m";
}
