import { metersPer, toCentimetre } from "../../wording/length-words.ts";
import type { LengthUnit } from "../lexicon/garden-words.ts";

/** One length as it was typed: a number, perhaps its unit, perhaps which side it is. */
export interface TypedLength {
  value: number;
  unit?: string;
  /** Of feet with inches, which need no unit of a neighbor. */
  metres?: number;
  side?: string;
  /** Where it ends. */
  to: number;
}

const numberWords: Record<string, number> = {
  half: 0.5,
  "half a": 0.5,
  "half an": 0.5,
  a: 1,
  an: 1,
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
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};

const fraction = "(?: ?[½¼¾]|[ -]1/2| and a half)?";
const digits = `\\d{1,4}(?:[.,]\\d{1,2}(?!\\d))?${fraction}`;
/** "A meter wide", but not "a 4 ft fence" or "a long bench". */
const inWords = `(?:half an?|an?)(?=[\\s-]+(?:met(?:er|re)|foot|yard)\\b)|(?:${Object.keys(numberWords)
  .filter((word) => !/^(?:half|an?\b)/.test(word))
  .join("|")})\\b(?: and a half)?`;
/** "8ftx6ft": an x may follow at once. */
const end = "(?=\\b|x\\s?\\d)";
const inch = "inch(?:es)?|in(?=x|\\.|,|$|\\s+(?:wide|deep|high|tall|long|thick|ht|x|by)\\b)|(?<=\\d)in\\b";
const unit = `(?:millimet(?:er|re)s?|mms?|centimet(?:er|re)s?|cms?|met(?:er|re)s?|mtrs?|mts?|m|feet|foot|fts?|${inch}|yards?|yds?)${end}|''|'(?![a-z])|'(?=x\\s?\\d)|"`;
export const sideNames =
  "wide|wider|width|broad|breadth|long|longer|length|deep|deeper|depth|high|higher|hi|tall|taller|height|ht|across|diameter|dia|diam|round|thick|sq(?:uare)?";
const side = `(?:\\s*-?\\s*(?:in |ish )?(${sideNames})\\b(?:(?<=ht|dia|diam|sq)\\.)?)?`;

const feetAndInches = new RegExp(
  `(\\d{1,2})\\s?(?:'|ft\\.?|feet|foot)[\\s-]*(\\d{1,2})\\s?(?:"|''|in\\b|inch(?:es)?\\b)${side}`,
  "y",
);
/** "1m20". */
const metersAndCentimetres = new RegExp(`(\\d{1,2})m(\\d{2})(?=\\b|x)${side}`, "y");
/** Of "5-6 feet" the larger counts. */
const upTo = `(?:\\d{1,3}(?:\\.\\d)?(?:-|–| to )(?=${digits}[\\s-]*(?:${unit})))?`;
const plain = new RegExp(`${upTo}(${digits}|${inWords})(?:[\\s-]*(${unit}))?${side}`, "y");

/** The length that begins at `at` of a lower-case text, if one does. */
export function readTypedLength(text: string, at: number): TypedLength | undefined {
  feetAndInches.lastIndex = at;
  const exact = feetAndInches.exec(text);
  if (exact) {
    const metres = toCentimetre(Number(exact[1]) * metersPer.ft + Number(exact[2]) * metersPer.in);
    return { value: Number(exact[1]), unit: "ft", metres, side: exact[3], to: feetAndInches.lastIndex };
  }
  metersAndCentimetres.lastIndex = at;
  const metric = metersAndCentimetres.exec(text);
  if (metric) {
    const metres = Number(metric[1]) + Number(metric[2]) * metersPer.cm;
    return { value: metres, unit: "m", metres, side: metric[3], to: metersAndCentimetres.lastIndex };
  }
  plain.lastIndex = at;
  const hit = plain.exec(text);
  return hit ? { value: numberOf(hit[1] ?? ""), unit: hit[2], side: hit[3], to: plain.lastIndex } : undefined;
}

/** In meters, to the centimetre; a length without a unit is in its neighbor's. */
export function metersOf({ value, metres, unit }: TypedLength, usual: string): number {
  if (metres !== undefined) return metres;
  return toCentimetre(value * metersIn(unit ?? usual));
}

export function kindOf(unitWord: string): LengthUnit {
  return /^[fiy'"]/.test(unitWord) ? "ft" : "m";
}

function metersIn(unitWord: string): number {
  if (/^(?:i|"|'')/.test(unitWord)) return metersPer.in;
  if (/^(?:f|')/.test(unitWord)) return metersPer.ft;
  if (/^y/.test(unitWord)) return metersPer.yd;
  if (/^c/.test(unitWord)) return metersPer.cm;
  return /^m(?:m|illi)/.test(unitWord) ? metersPer.cm / 10 : 1;
}

function numberOf(words: string): number {
  const [, whole = words, half] = /^(.*?)( and a half)$/.exec(words) ?? [];
  const share = half || /½|1\/2/.test(words) ? 0.5 : /¼/.test(words) ? 0.25 : /¾/.test(words) ? 0.75 : 0;
  return (numberWords[whole] ?? Number.parseFloat(whole.replace(",", "."))) + share;
}
