import type { Element } from "./typed/garden-words.ts";
import type { Wish, WishItem } from "./typed/wish.ts";

const shares: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  "two thirds": 2 / 3,
  twice: 2,
  double: 2,
  "three times": 3,
  triple: 3,
};
/** "Half the lawn", "a third the size", "twice as large a patio", "by half"; with up to four words after it. */
const relative = new RegExp(
  `\\b(in |by )?(?:an? |one )?(${Object.keys(shares).join("|")})\\b(?= (?:of|as|the|its|my|our|that|this|size)\\b|[ .,!;]*$|[.,!;])((?: \\w+){0,4})`,
  "g",
);
/** What is replaced is what goes; what is dug up for something else is told of that. */
const replaced = /\b(?:replac|convert|turn|swap)\w* (?:up |out )?$/;
const dugUp = /\b(?:dig|tear|rip|take|remov)\w* (?:up |out )?(?:a )?(?:good )?$/;
const named = /\b(?:(lawn|grass|turf)|patio|terrace|deck)\b/g;

/** The wish with what it says of the size of lawn and patio, relative to what is there. */
export function withShares(wish: Wish, text: string): Wish {
  const plain = text.toLowerCase().replace(/[-\s]+/g, " ");
  return [...plain.matchAll(relative)].reduce((found, { 1: lead, 2: word = "", 3: after = "", index }) => {
    const isSize = lead !== undefined || /\b(?:size|big|large)\b/.test(after);
    const element = namesIn(after)[0] ?? (isSize ? namesIn(plain.slice(0, index)).at(-1) : undefined);
    const before = plain.slice(0, index);
    const share = shares[word];
    if (!element || !share || dugUp.test(before)) return found;
    return withShare(found, element, share < 1 && replaced.test(before) ? 1 - share : share);
  }, wish);
}

function namesIn(words: string): Element[] {
  return [...words.matchAll(named)].map(([, lawn]) => (lawn ? "lawn" : "patio"));
}

function withShare(wish: Wish, thing: Element, share: number): Wish {
  const amount = share < 1 ? "less" : "more";
  const items = wish.items.map((item): WishItem => (item.thing === thing ? { ...item, amount, share } : item));
  if (items.some((item) => item.thing === thing)) return { ...wish, items };
  const words = share < 1 ? `less ${thing}` : `larger ${thing}`;
  return {
    ...wish,
    items: [...items, { thing, amount, share }],
    asked: new Set([...wish.asked, thing]),
    understood: [...wish.understood, words],
    statedThings: [...wish.statedThings, { thing, words }],
  };
}
