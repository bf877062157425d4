const tag = /<(\/?)([a-z][a-z0-9]*)?[^>]*>/g;
const literal: ReadonlySet<string | undefined> = new Set(["pre", "code"]);
const number = "[\\d½⅓⅔¼¾⅛⅜⅝⅞]";
const unit = "(?:[cmk]?m|ft|in|yd|k?g|lb|l|%|°C|°F)(?![\\w-])|[cm]?m[²³]";
const beforeUnit = new RegExp(`(${number}) (?=${unit})`, "g");
const aroundTimes = new RegExp(`(${number}) ([×x]) (?=${number})`, "g");

/** Between a number and its unit, and within "7 × 7 ft", lines do not break. Code is unchanged. */
export function holdMeasures(html: string): string {
  let held = "";
  let done = 0;
  let literals = 0;
  const take = (end: number) => {
    const words = html.slice(done, end);
    held += literals > 0 ? words : holdWords(words);
    done = end;
  };
  for (const { 0: found, 1: closes, 2: name, index } of html.matchAll(tag)) {
    take(index);
    held += found;
    done += found.length;
    if (literal.has(name)) literals += closes ? -1 : 1;
  }
  take(html.length);
  return held;
}

function holdWords(words: string): string {
  return words.replace(beforeUnit, "$1\u00a0").replace(aroundTimes, "$1\u00a0$2\u00a0");
}
