import {
  anew,
  bare,
  bareOtherwise,
  diggingUp,
  nothingElse,
  replacedWalk,
  replacing,
  shares,
  sloping,
} from "./lexicon/at-large.ts";
import type { Element } from "./lexicon/garden-words.ts";
import type { Wish, WishItem } from "./typed/wish.ts";

/** How much of the garden a wish is about, as far as it states that. */
export function readScope(text: string, keeps: Wish["keeps"]): Wish["scope"] {
  if (anew.test(text)) return "anew";
  return keeps.includes("everything else") || nothingElse.test(text) ? "nothing-else" : undefined;
}

/** The wish with whether the customer says that the ground is bare: "lawn instead of the dirt". A lawn there is a new one. */
export function withBareGround(wish: Wish, text: string): Wish {
  if (!bare.test(text.replace(bareOtherwise, ""))) return wish;
  return { ...wish, bareGround: true, freshLawn: wish.freshLawn || wish.asked.includes("lawn") };
}

/** The wish with a remark on ground that is not level, unless a wall or terraces are requested, which are drawn. */
export function withSlope(wish: Wish, text: string): Wish {
  if (!sloping.test(text) || wish.asked.includes("retaining-wall")) return wish;
  const remark = "A slope cannot be read from one photo: we draw it as level ground.";
  return { ...wish, remark: wish.remark ? `${wish.remark} ${remark}` : remark };
}

/** The wish with whether its path takes the place of the walk that is there. */
export function withReplacedWalk(wish: Wish, text: string): Wish {
  if (!wish.asked.includes("path") || !replacedWalk.test(text)) return wish;
  return { ...wish, path: { ...wish.path, replaces: true } };
}

/** "Half the lawn", "a third the size", "twice as large a patio", "by half"; with up to four words after it. */
const relative = new RegExp(
  `\\b(in |by )?(?:an? |one )?(${Object.keys(shares).join("|")})\\b(?= (?:of|as|the|its|my|our|that|this|size)\\b|[ .,!;]*$|[.,!;])((?: \\w+){0,4})`,
  "g",
);
/** "Half the yard as a patio". */
const patioOfYard = new RegExp(
  `\\b(${Object.keys(shares).join("|")}) (?:of )?(?:the |my |our )?(?:(?:front|back) ?)?(?:yard|garden) (?:as|into|to|for) (?:an? |the )?(?:\\w+ )?(?:patio|terrace|deck)\\b`,
);
const named = /\b(?:(lawn|grass|turf)|patio|terrace|deck)\b/g;

/** The wish with what it says of the size of lawn and patio, relative to what is there. */
export function withShares(wish: Wish, text: string): Wish {
  const plain = text.toLowerCase().replace(/[-\s]+/g, " ");
  return [...plain.matchAll(relative)].reduce(
    (found, { 1: lead, 2: word = "", 3: after = "", index }) => {
      const isSize = lead !== undefined || /\b(?:size|big|large)\b/.test(after);
      const element = namesIn(after)[0] ?? (isSize ? namesIn(plain.slice(0, index)).at(-1) : undefined);
      const before = plain.slice(0, index);
      const share = shares[word];
      if (!element || !share || diggingUp.test(before)) return found;
      return withShare(found, element, share < 1 && replacing.test(before) ? 1 - share : share);
    },
    withPatioOfYard(wish, plain),
  );
}

function withPatioOfYard(wish: Wish, plain: string): Wish {
  const ofYard = shares[patioOfYard.exec(plain)?.[1] ?? ""];
  if (!ofYard) return wish;
  return { ...wish, items: wish.items.map((item) => (item.thing === "patio" ? { ...item, ofYard } : item)) };
}

function namesIn(words: string): Element[] {
  return [...words.matchAll(named)].map(([, lawn]) => (lawn ? "lawn" : "patio"));
}

function withShare(wish: Wish, thing: Element, share: number): Wish {
  const amount = share < 1 ? "less" : "more";
  const items = wish.items.map((item): WishItem => (item.thing === thing ? { ...item, amount, share } : item));
  const words = share < 1 ? (thing === "lawn" ? "less lawn" : `a smaller ${thing}`) : `a larger ${thing}`;
  const stated = wish.statedThings.find((one) => one.thing === thing);
  if (stated) {
    const isSaid = /\b(?:less|smaller|larger|half|twice)\b/.test(stated.words);
    const told = isSaid ? stated.words : stated.words.replace(/^(?:an? )?/, words.replace(thing, ""));
    const asTold = (one: string) => (one === stated.words ? told : one);
    const statedThings = wish.statedThings.map((one) => (one === stated ? { ...one, words: told } : one));
    return { ...wish, items, understood: wish.understood.map(asTold), statedThings };
  }
  return {
    ...wish,
    items: [...items, { thing, amount, share }],
    asked: [...wish.asked, thing],
    understood: [...wish.understood, words],
    statedThings: [...wish.statedThings, { thing, words }],
  };
}
