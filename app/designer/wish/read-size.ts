import { type LengthUnit, metresPer, toCentimetre } from "./typed/length-words.ts";

/** A length or extent as the customer wrote it, in metres. Which side of a thing a bare length is, the thing decides. */
export interface Measure {
  width?: number;
  depth?: number;
  height?: number;
  /** Said without "wide", "deep" or "high". */
  bare?: number;
  /** "long": the longer side. */
  length?: number;
  /** The kind of unit it was written in. */
  unit?: LengthUnit;
}

const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};

const digits = "\\d{1,4}(?:[.,]\\d{1,2}(?!\\d))?(?: ?½| 1/2)?";
const amount = `${digits}|${Object.keys(numberWords).join("|")}`;
/** "8ftx6ft": an x may follow at once. */
const end = "(?=\\b|x\\s?\\d)";
const unit = `(?:millimet(?:er|re)s?|mms?|centimet(?:er|re)s?|cms?|met(?:er|re)s?|mtrs?|m|feet|foot|fts?|inch(?:es)?|in(?=x|\\.|,|$|\\s+(?:wide|deep|high|tall|long|thick|x|by)\\b)|yards?|yds?)${end}|''|'(?![a-z])|'(?=x\\s?\\d)|"`;
const joined = `(?:(?<=\\d)in\\b)`;
const side = "wide|width|long|length|deep|depth|high|hi|tall|height|ht|across|diameter|dia|round|thick|sq(?:uare)?";
const which = `(?:\\s*-?\\s*(?:in |ish )?(${side})\\b\\.?)?`;
const times = "\\s*(?:x|by|\\*)\\s*";
const squareUnit =
  "(?:sq(?:uare)?\\.?[\\s-]*(?:ft|feet|foot|m|met(?:er|re)s?)\\b\\.?|sqm\\b|sqft\\b|sf\\b|m2\\b|m²|ft2\\b|ft²)";

/** Square metres, cut to four digits: with all of them one area in thirty would be drawn a centimetre larger. */
const squareFoot = 0.0929;

const area = new RegExp(`(\\d{1,4}|\\d{1,2},\\d{3})[\\s-]*(${squareUnit})`, "y");
const feetAndInches = new RegExp(
  `(\\d{1,2})\\s?(?:'|ft|feet|foot)\\s?(\\d{1,2})\\s?(?:"|''|in\\b|inch(?:es)?\\b)${which}`,
  "y",
);
const extent = new RegExp(
  `(${amount})[\\s-]*(${unit}|${joined})?${which}${times}(${amount})[\\s-]*(${unit}|${joined})?${which}(?:${times}(${amount})[\\s-]*(${unit}|${joined})?${which})?`,
  "y",
);
const length = new RegExp(`(${amount})[\\s-]*(${unit}|${joined})${which}`, "y");
/** "Height 150 cm". */
const named = new RegExp(
  `(${side}) (?:of |is |about |approx\\.? )?(${amount})[\\s-]*(${unit}|${joined})(?!${times})`,
  "y",
);

/** Reads a size that begins at `at` of a lower-case text; `to` is where it ends. Lengths over 100 m are no thing's. */
export function readSize(text: string, at: number): { measure: Measure; to: number } | undefined {
  return (
    readArea(text, at) ??
    readNamed(text, at) ??
    readFeetAndInches(text, at) ??
    readExtent(text, at) ??
    readLength(text, at)
  );
}

function readArea(text: string, at: number) {
  area.lastIndex = at;
  const hit = area.exec(text);
  if (!hit) return undefined;
  const [, number, unitWords = ""] = hit;
  const metric = /m/.test(unitWords);
  // Told as an area, it is drawn as a square of it.
  const side = toCentimetre(Math.sqrt(Number(number?.replace(",", "")) * (metric ? 1 : squareFoot)));
  return sensible({ width: side, depth: side }, metric ? "m" : "ft", area.lastIndex);
}

function readFeetAndInches(text: string, at: number) {
  feetAndInches.lastIndex = at;
  const hit = feetAndInches.exec(text);
  if (!hit) return undefined;
  const [, feet, inches, side] = hit;
  const metres = toCentimetre(Number(feet) * metresPer.ft + Number(inches) * metresPer.in);
  return sensible(nameSide(metres, side), "ft", feetAndInches.lastIndex);
}

function readNamed(text: string, at: number) {
  named.lastIndex = at;
  const hit = named.exec(text);
  if (!hit) return undefined;
  const [, side, words = "", unitWord = ""] = hit;
  return sensible(nameSide(metresOf(words, unitWord), side), kindOf(unitWord), named.lastIndex);
}

/** "4 x 5 m", "12' wide by 14'", "4' x 8' x 18"": width and depth unless it is said otherwise, and a third is the height. */
function readExtent(text: string, at: number) {
  extent.lastIndex = at;
  const hit = extent.exec(text);
  if (!hit) return undefined;
  const [, first = "", firstUnit, firstSide, second = "", secondUnit, secondSide, third, thirdUnit] = hit;
  // Without a unit, small numbers are metres: nobody lays a patio of 4 by 3 feet.
  const usual = Math.max(numberOf(first), numberOf(second)) >= 8 ? "ft" : "m";
  const kind = kindOf(firstUnit ?? secondUnit ?? thirdUnit ?? usual);
  const a = metresOf(first, firstUnit ?? secondUnit ?? thirdUnit ?? usual);
  const b = metresOf(second, secondUnit ?? thirdUnit ?? firstUnit ?? usual);
  const height = third && { height: metresOf(third, thirdUnit ?? secondUnit ?? firstUnit ?? usual) };
  if (/deep|depth|long|length/.test(firstSide ?? "") && /wid/.test(secondSide ?? ""))
    return sensible({ width: b, depth: a, ...height }, kind, extent.lastIndex);
  if (isHeight(secondSide)) return sensible({ width: a, height: b }, kind, extent.lastIndex);
  return sensible({ width: a, depth: b, ...height }, kind, extent.lastIndex);
}

function readLength(text: string, at: number) {
  length.lastIndex = at;
  const hit = length.exec(text);
  if (!hit) return undefined;
  const [, words = "", unitWord = "", side] = hit;
  return sensible(nameSide(metresOf(words, unitWord), side), kindOf(unitWord), length.lastIndex);
}

function nameSide(metres: number, side: string | undefined): Record<string, number> {
  if (/^(?:wid|across|dia|round)/.test(side ?? "")) return { width: metres };
  if (/^sq/.test(side ?? "")) return { width: metres, depth: metres };
  if (side === "deep" || side === "depth") return { depth: metres };
  if (isHeight(side)) return { height: metres };
  // Three inches of mulch.
  if (side === "thick") return {};
  return side ? { length: metres } : { bare: metres };
}

function isHeight(side: string | undefined): boolean {
  return /^(?:hi|tall|height|ht)/.test(side ?? "");
}

function sensible(lengths: Record<string, number>, unit: LengthUnit, to: number): { measure: Measure; to: number } {
  const areSensible = Object.values(lengths).every((metres) => metres > 0.02 && metres <= 100);
  return { measure: areSensible ? { ...lengths, unit } : {}, to };
}

function kindOf(unitWord: string): LengthUnit {
  return /^[fiy'"]/.test(unitWord) ? "ft" : "m";
}

function metresOf(words: string, unitWord: string): number {
  const value = numberOf(words);
  if (/^(?:i|"|'')/.test(unitWord)) return toCentimetre(value * metresPer.in);
  if (/^(?:f|')/.test(unitWord)) return toCentimetre(value * metresPer.ft);
  if (/^y/.test(unitWord)) return toCentimetre(value * metresPer.yd);
  return toCentimetre(
    value * (/^c/.test(unitWord) ? 0.01 : /^mi?l?l?i?m/.test(unitWord) && !/^m(?:et|tr|$)/.test(unitWord) ? 0.001 : 1),
  );
}

function numberOf(words: string): number {
  const half = /½| 1\/2/.test(words) ? 0.5 : 0;
  return numberWords[words] ?? Number.parseFloat(words.replace(",", ".")) + half;
}
