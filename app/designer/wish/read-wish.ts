import type { SpeciesName } from "../plants/catalogue.ts";
import type { FlowerColour } from "../plants/parts/flower-palettes.ts";
import { findMarks, isColour, type Mark } from "./find-marks.ts";
import { findUndrawn } from "./find-undrawn.ts";
import { findTold, findUnknowns } from "./find-untold.ts";
import { gatherItems } from "./gather-items.ts";
import { isForeign } from "./lexicon/foreign-words.ts";
import { markPlaces } from "./mark-places.ts";
import type { NamedItem } from "./named-item.ts";
import { readAttitudes } from "./read-attitudes.ts";
import { readMoods } from "./read-moods.ts";
import { sizeOf } from "./size-of.ts";
import { splitWords } from "./split-words.ts";
import { forPeople, tellItem, tellKept, tellRefused, tellStyle } from "./tell-wish.ts";
import { toWishItem } from "./to-wish-item.ts";
import type { Element, PavingKind } from "./typed/garden-words.ts";
import type { SurfaceWish, ToldThing, Wish } from "./typed/wish.ts";

/** Longer wishes are cut here; the form takes 500 characters. */
const lettersAtMost = 2000;

/**
 * Reads a wish in words: words -> marks (what each phrase means) -> attitudes (asked for, refused, kept, only told) -> places
 * -> items. Never throws; what it does not understand it reports or ignores. Time grows linearly with the text.
 */
export function readWish(text: string): Wish {
  const cut = text.slice(0, lettersAtMost);
  const tokens = splitWords(cut);
  const marks = findMarks(tokens);
  markPlaces(marks);
  readAttitudes(marks);
  const moods = readMoods(marks);
  const { items: named, flowers, unused } = gatherItems(marks);
  const items = named.filter(({ term }) => !term.undrawn);
  const foreign = isForeign(
    tokens.flatMap((token) => (token.kind === "word" ? [token.plain] : [])),
    text,
  );
  const { refused, avoided } = readRefusals(marks);
  const asked = new Set(items.flatMap((item) => elementsOf(item)));
  // "Remove the lawn and make one of clover" asks for a lawn: what is asked for wins.
  for (const element of asked) refused.delete(element);
  return {
    ...readLook(marks, items, flowers, refused),
    asked,
    refused,
    kept: new Set(marks.filter(({ attitude }) => attitude === "kept").flatMap((mark) => elementsNamed(mark))),
    avoided,
    plants: [...new Set(items.flatMap((item) => plantsOf(item)))],
    tree: items.find(({ term }) => term.element === "tree" && term.species)?.term.species?.[0],
    items: items.map(toWishItem),
    undrawn: named.filter(({ term }) => term.undrawn && term.named).map(toWishItem),
    moods,
    unit: unitOf(marks),
    ...readInWords(marks, asked, items, unused, cut, foreign),
  };
}

/** What surfaces and beds shall look like. */
function readLook(
  marks: readonly Mark[],
  items: readonly NamedItem[],
  flowers: readonly FlowerColour[],
  refused: ReadonlySet<Element>,
): Pick<Wish, "style" | "patio" | "path" | "bed" | "steelEdging" | "gravelGround" | "freshLawn" | "flowerColours"> {
  const shape = items.find(({ term }) => term.element === "path")?.shape;
  return {
    style: findStyle(marks, items),
    patio: surfaceOf(items, "patio"),
    path: { ...surfaceOf(items, "path"), course: shape === "curved" || shape === "straight" ? shape : undefined },
    bed: mulchOf(items),
    steelEdging: items.some(({ term, words, material }) => term.element === "edging" && isSteel(words, material)),
    gravelGround: refused.has("lawn") || items.some((item) => item.term.element === "gravel" && !item.place),
    freshLawn: items.some((item) => item.term.element === "lawn" && item.fresh === true),
    flowerColours: coloursOf(items, flowers),
  };
}

function isSteel(words: string, material: NamedItem["material"]): boolean {
  return material === "metal" || material === "corten" || /steel|metal|corten/.test(words);
}

/** The wish told back. */
function readInWords(
  marks: readonly Mark[],
  asked: ReadonlySet<Element>,
  items: readonly NamedItem[],
  unused: readonly Mark[],
  text: string,
  foreign: boolean,
): Pick<Wish, "understood" | "toldThings" | "keeps" | "told" | "notDrawn" | "notUnderstood" | "remark"> {
  const { notDrawn, changesHouse } = findUndrawn(marks);
  const named = marks.flatMap(({ term, attitude }) => (term.kind === "style" && attitude === "asked" ? [term] : []));
  const style = named.length > 0 ? findStyle(marks, items) : undefined;
  const unknown = findUnknowns(marks, unused, text);
  return {
    understood: forPeople([
      ...items.map((item) => tellItem(item, sizeOf(item))),
      ...(style ? [tellStyle(style)] : []),
      ...tellRefused(marks, asked),
      ...unknown.named.refused.map((words) => `no ${words}`),
    ]),
    toldThings: items.map(toToldThing),
    keeps: forPeople([...tellKept(marks), ...unknown.named.kept]),
    told: forPeople(findTold(marks, unused, text)),
    notDrawn: foreign ? [] : forPeople([...notDrawn, ...unknown.named.asked]).slice(0, 12),
    notUnderstood: foreign ? [] : forPeople(unknown.notUnderstood).slice(0, 12),
    remark: remarkOn(foreign, changesHouse),
  };
}

/** The unit of the first size in the text, whatever it is the size of. */
function unitOf(marks: readonly Mark[]): Wish["unit"] {
  return marks.flatMap(({ term }) => (term.kind === "size" && term.measure.unit ? [term.measure.unit] : []))[0];
}

function remarkOn(foreign: boolean, changesHouse: boolean): string | undefined {
  if (foreign) return "The built-in designer understands English words only.";
  return changesHouse ? "The house stays as it is." : undefined;
}

/** What an item asks for: a hedge of laurel is a hedge, a maple is a tree. */
function elementsOf({ term }: NamedItem): Element[] {
  return term.element ? [term.element] : [];
}

/** Species of beds and borders; trees and hedges are items of their own. */
function plantsOf({ term, of }: NamedItem): readonly SpeciesName[] {
  if (of) return of.term.species ?? [];
  return term.element === "tree" || term.element === "hedge" ? [] : (term.species ?? []);
}

function elementsNamed({ term, reference }: Mark): Element[] {
  if (reference) return [];
  if (term.kind === "material") return ["paving"];
  if (term.kind === "undrawable") return term.named ? [term.named] : [];
  return term.kind === "thing" ? [term.element ?? "beds"] : [];
}

/** Elements that must not be there, and materials and plants to do without. */
function readRefusals(marks: readonly Mark[]): { refused: Set<Element>; avoided: Set<PavingKind | SpeciesName> } {
  const refused = new Set<Element>();
  const avoided = new Set<PavingKind | SpeciesName>();
  for (const [at, mark] of marks.entries()) {
    // "No red flowers" does not do without flowers.
    if (mark.attitude !== "refused" || mark.reference || isColour(marks[at - 1])) continue;
    const { term } = mark;
    if (term.kind === "undrawable" && term.named) refused.add(term.named);
    if (term.kind === "material" && !term.weak && term.paving) {
      avoided.add(term.paving);
      refused.add(term.paving === "gravel" ? "gravel" : "paving");
    }
    if (term.kind !== "thing") continue;
    if (term.named) refused.add(term.named);
    if (term.element && !(term.element === "tree" && term.species)) refused.add(term.element);
    for (const species of term.species ?? []) avoided.add(species);
  }
  return { refused, avoided };
}

function surfaceOf(items: readonly NamedItem[], element: Element): SurfaceWish {
  const item =
    items.find(({ term, paving }) => term.element === element && paving) ??
    items.find(({ term }) => term.element === element);
  return { paving: item?.paving, tone: item?.tone };
}

/** A style that is named wins over one that is hinted at, and "natural", which is said of everything, comes last. */
function findStyle(marks: readonly Mark[], items: readonly NamedItem[]): Wish["style"] {
  const named = marks.flatMap(({ term, attitude }) =>
    term.kind === "style" && attitude === "asked" ? [term.style] : [],
  );
  return named.find((style) => style !== "natural") ?? named[0] ?? items.find(({ term }) => term.hint)?.term.hint;
}

function mulchOf(items: readonly NamedItem[]): Wish["bed"] {
  const mulch = items.find(({ term }) => term.mulch);
  if (!mulch) return undefined;
  return mulch.tone === "brick" ? "red" : mulch.tone === "charcoal" ? "black" : "brown";
}

function coloursOf(items: readonly NamedItem[], flowers: readonly FlowerColour[]): FlowerColour[] {
  const lavender = flowers.length > 0 && items.some(({ term }) => term.species?.[0] === "lavender");
  return [...new Set([...flowers, ...(lavender ? (["purple"] as const) : [])])];
}

function toToldThing(item: NamedItem): ToldThing {
  const { thing, object } = toWishItem(item);
  return { thing, object, words: forPeople([tellItem(item, sizeOf(item))]).join() };
}
