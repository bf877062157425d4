/** Words and signs of lengths, as regular expressions on lower-case text. */

export const numberWords: Readonly<Record<string, number>> = {
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
const sideNames =
  "wide|wider|width|broad|breadth|long|longer|length|deep|deeper|depth|high|higher|hi|tall|taller|height|ht|across|diameter|dia|diam|round|thick|sq(?:uare)?";
const side = `(?:\\s*-?\\s*(?:in |ish )?(${sideNames})\\b(?:(?<=ht|dia|diam|sq)\\.)?)?`;

const squareUnit =
  "(?:sq(?:uare)?\\.?[\\s-]*(?:ft|feet|foot|m|met(?:er|re)s?|yards?|yds?)\\b\\.?|sqm\\b|sqft\\b|sf\\b|m2\\b|m²|ft2\\b|ft²)";

/** "Knee high", "chest height": meters of a grown-up standing. */
export const bodily: Readonly<Record<string, number>> = {
  ankle: 0.15,
  knee: 0.5,
  hip: 0.95,
  waist: 1,
  chest: 1.3,
  shoulder: 1.45,
  eye: 1.6,
  head: 1.75,
};

export const feetAndInches = new RegExp(
  `(\\d{1,2})\\s?(?:'|ft\\.?|feet|foot)[\\s-]*(\\d{1,2})\\s?(?:"|''|in\\b|inch(?:es)?\\b)${side}`,
  "y",
);
/** "1m20". */
export const metersAndCentimetres = new RegExp(`(\\d{1,2})m(\\d{2})(?=\\b|x)${side}`, "y");
/** Of "5-6 feet" the larger counts. */
const upTo = `(?:\\d{1,3}(?:\\.\\d)?(?:-|–| to )(?=${digits}[\\s-]*(?:${unit})))?`;
export const length = new RegExp(`${upTo}(${digits}|${inWords})(?:[\\s-]*(${unit}))?${side}`, "y");
/** Between two sides; the words of other tongues only where a unit tells that lengths are meant. */
export const times = /\s*(?:x|by|\*)\s*/y;
export const foreignTimes = /\s+(?:on|par|per|auf|na|mal)\s+/y;
export const area = new RegExp(`(\\d{1,2},\\d{3}|\\d{1,4})[\\s-]*(${squareUnit})`, "y");
/** "Height 150 cm", "large 1 meter", "d = 3 m". */
export const named = new RegExp(`(${sideNames}|large|d(?= ?[=:]))(?: ?[=:]| of| is| about| approx\\.?)* `, "y");

export const bodilyHeight = new RegExp(
  `(${Object.keys(bodily).join("|")})[ -]?(?:high|height|level|tall)(?![\\p{L}])`,
  "uy",
);
