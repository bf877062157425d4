import type { FlowerColour } from "../../plants/flower-palettes.ts";
import type { SurfaceWish, Wish } from "../wish.ts";
import {
  type Element,
  elementWords,
  flowerColourWords,
  type Lexicon,
  type Paving,
  pavingWords,
  plantWords,
  styleWords,
  type ToneWord,
  toneWords,
  treeWords,
} from "../wish-lexicon.ts";

/** Reads a wish in words. Unknown words are ignored; words after "no", "without", "remove" and the like count as refused. */
export function readWish(words: string): Wish {
  const { asked: text, refused: refusedText } = splitRefusals(words);
  const mentions = findMentions(text, elementWords);
  const asked = new Set(mentions.map((mention) => mention.meaning));
  const refused = new Set(findMentions(refusedText, elementWords).map((mention) => mention.meaning));
  const surfaces = readSurfaces(text, mentions);
  // "Remove the lawn and make one of clover" asks for a lawn: what is asked for wins.
  for (const element of asked) refused.delete(element);
  if (surfaces.patio.paving) asked.add("patio");
  if (surfaces.path.paving) asked.add("path");
  const course = match(text, "curv\\w*|wind\\w+|meander\\w*|sweep\\w*|serpentine|s-shaped")
    ? "curved"
    : match(text, "straight|direct|linear")
      ? "straight"
      : undefined;
  return {
    style: findMentions(text, styleWords)[0]?.meaning,
    asked,
    refused,
    patio: surfaces.patio,
    path: { ...surfaces.path, course },
    bed: readMulch(text),
    steelEdging: match(text, "steel|metal edg\\w*"),
    gravelGround:
      match(text, "gravel (?:garden|yard|ground|everywhere)|(?:with|to|by) (?:pea )?gravel") || refused.has("lawn"),
    freshLawn: match(text, "(?:new|fresh|lush|green|healthy|striped) (?:green )?(?:lawn|grass|turf)|sod|turf"),
    flowerColours: readFlowerColours(text),
    plants: [...new Set(findMentions(text, plantWords).flatMap((mention) => mention.meaning))],
    tree: findMentions(text, treeWords)[0]?.meaning,
    items: [],
    kept: new Set(),
    understood: [],
    notDrawn: [],
  };
}

interface Mention<T> {
  meaning: T;
  from: number;
  to: number;
}

function findMentions<T>(text: string, lexicon: Lexicon<T>): Mention<T>[] {
  const found: Mention<T>[] = [];
  for (const [pattern, meaning] of lexicon)
    for (const hit of text.matchAll(inWords(pattern, "g")))
      found.push({ meaning, from: hit.index, to: hit.index + hit[0].length });
  return found.sort((a, b) => a.from - b.from);
}

function match(text: string, pattern: string): boolean {
  return inWords(pattern).test(text);
}

function inWords(pattern: string, flags = ""): RegExp {
  return new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w])`, flags);
}

/** Cuts the refused clauses out of a wish: from a refusing word to the next comma, "and", "but" or "with". */
function splitRefusals(words: string): { asked: string; refused: string } {
  const text = words
    .toLowerCase()
    .replace(/\b(?:don'?t|do not|never) (?:remove|touch|replace|change)\b/g, "keep")
    .replace(/’/g, "'");
  const refusal =
    /\b(?:no|not|without|don'?t want|do not want|dislike|hate|avoid|remove|removing|get rid of|rip out|replace|instead of|rather than|except)\b.*?(?=\b(?:and|but|with|by)\b|[,.;!?]|$)/g;
  let refused = "";
  const asked = text.replace(refusal, (clause) => {
    refused += ` ${clause};`;
    return " ";
  });
  return { asked, refused };
}

/** Gives every paving word to the patio or path nearest to it: "gravel path" before "path of gravel" before others. */
function readSurfaces(text: string, elements: Mention<Element>[]): { patio: SurfaceWish; path: SurfaceWish } {
  const patio: SurfaceWish = {};
  const path: SurfaceWish = {};
  const nouns = elements.filter(({ meaning }) => meaning === "patio" || meaning === "path");
  for (const mention of findMentions(text, pavingWords)) {
    const noun = nearestNoun(text, mention, nouns);
    const surface = mention.meaning === "stepping" ? path : noun ? (noun.meaning === "path" ? path : patio) : undefined;
    if (!surface) {
      // Paving that belongs to nothing named: hard stone makes a patio, loose gravel the ground.
      if (mention.meaning !== "gravel" && mention.meaning !== "concrete" && nouns.length === 0)
        patio.paving ??= mention.meaning;
      continue;
    }
    if (surface === path && mention.meaning === "deck") continue;
    surface.paving ??= mention.meaning;
    surface.tone ??= toneBeside(text, mention);
  }
  return { patio, path };
}

function nearestNoun(text: string, paving: Mention<Paving>, nouns: Mention<Element>[]): Mention<Element> | undefined {
  let best: Mention<Element> | undefined;
  let least = 40;
  for (const noun of nouns) {
    const between =
      noun.from >= paving.to ? text.slice(paving.to, noun.from) : text.slice(noun.to, Math.max(noun.to, paving.from));
    // A comma or "and" parts two things; "patio of flagstone" is a little farther than "flagstone patio".
    const parted = /[,.;]|\band\b|\bwith\b/.test(between) ? 25 : 0;
    const distance = between.length + parted + (noun.from >= paving.to ? 0 : 4);
    if (distance < least) {
      least = distance;
      best = noun;
    }
  }
  return best;
}

/** The tone named by the paving word itself ("bluestone") or by a word just before it ("dark slate"). */
function toneBeside(text: string, paving: Mention<Paving>): ToneWord | undefined {
  const around = text.slice(Math.max(0, paving.from - 14), paving.to).replace(/^.*(?:,|\band\b|\bwith\b)/, "");
  return findMentions(around, toneWords)[0]?.meaning;
}

function readMulch(text: string): Wish["bed"] {
  const found = /\b(black|dark|red|brown)?\s*(?:bark )?mulch\b/.exec(text);
  if (!found) return undefined;
  if (found[1] === "red") return "red";
  return found[1] === "black" || found[1] === "dark" ? "black" : "brown";
}

/** Colours that are not said of something hard: "white flowers", but not "white gravel" or "red brick". */
function readFlowerColours(text: string): FlowerColour[] {
  const hard =
    /^[\s-]*(?:\w+\s)?(?:gravel|pebbles?|brick|stones?|slate|mulch|pavers?|slabs?|concrete|chairs?|benc\w+|pergola|arch|fence|flagstone|patio|path|maple|tiles?|wall|pots?|planters?|fescue|grass\w*)/;
  const colours = findMentions(text, flowerColourWords)
    .filter((mention) => !hard.test(text.slice(mention.to)))
    .map((mention) => mention.meaning);
  if (match(text, "lavenders?") && colours.length > 0) colours.push("purple");
  return [...new Set(colours)];
}
