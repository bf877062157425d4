import type { Attitude } from "./clauses/clause.ts";
import {
  anew,
  bare,
  bareOtherwise,
  diggingUp,
  named,
  nothingElse,
  patioOfYard,
  relative,
  replacedWalk,
  replacing,
  shares,
  sloping,
} from "./lexicon/at-large.ts";
import type { Element, Mood } from "./lexicon/garden-words.ts";
import { moodPairs, pairReach } from "./lexicon/mood-pairs.ts";
import { denials, longestMood, moodsOf } from "./lexicon/moods.ts";
import { keyOf, plainSpelling } from "./lexicon/spelling.ts";
import type { Phrase } from "./text/find-phrases.ts";
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

interface MoodWord {
  key: string;
  phrase: Phrase;
}

export interface ReadMoods {
  moods: readonly Mood[];
  /** The phrases that say so. */
  said: ReadonlySet<Phrase>;
}

/**
 * What the garden shall be like or be good for. A mood is heard in passing: "a lawn for the dogs" asks for a lawn, and tells
 * of dogs.
 */
export function readMoods(phrases: readonly Phrase[], attitudeAt: (at: number) => Attitude): ReadMoods {
  const words = phrases.flatMap((phrase) =>
    phrase.words.split(/[\s-]+/).map((word) => ({ key: keyOf([plainSpelling(word)]), phrase })),
  );
  const said = new Set<Phrase>();
  return { moods: [...new Set([...readPhrases(words, attitudeAt, said), ...readPairs(words, said)])], said };
}

function readPhrases(words: readonly MoodWord[], attitudeAt: (at: number) => Attitude, said: Set<Phrase>): Mood[] {
  const moods: Mood[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longestMood, words.length - at); length > 0; length--) {
      const run = words.slice(at, at + length);
      const found = moodsOf(run.map(({ key }) => key));
      if (!found) continue;
      for (const { phrase } of run) said.add(phrase);
      const refused = run.every(({ phrase }) => attitudeAt(phrase.from) === "refuse");
      if (!refused || run.some(({ key }) => denials.test(key))) moods.push(...found);
      at += length - 1;
      break;
    }
  }
  return moods;
}

/** "So that we don't see the neighbors", "the budget is very small": words that need not stand side by side. */
function readPairs(words: readonly MoodWord[], said: Set<Phrase>): Mood[] {
  const moods: Mood[] = [];
  words.forEach(({ key, phrase }, at) => {
    const near = sentenceAfter(words, at);
    for (const { mood, heads, tails, eitherWay } of moodPairs) {
      const isOther = (other: MoodWord) =>
        (heads.has(key) && tails.has(other.key)) || (eitherWay && tails.has(key) && heads.has(other.key));
      const other = near.find(isOther);
      if (!other) continue;
      said.add(phrase).add(other.phrase);
      moods.push(mood);
    }
  });
  return moods;
}

/** The next words of the same clause. */
function sentenceAfter(words: readonly MoodWord[], at: number): readonly MoodWord[] {
  const near = words.slice(at + 1, at + 2 + pairReach);
  const end = near.findIndex(({ phrase }) => phrase.term.kind === "stop" || phrase.term.kind === "comma");
  return end < 0 ? near : near.slice(0, end);
}
