import type { SpeciesName } from "../plants/catalogue.ts";
import type { FlowerColour } from "../plants/parts/flower-palettes.ts";
import { findMarks, isColour, type Mark } from "./find-marks.ts";
import { findUndrawn } from "./find-undrawn.ts";
import { gatherItems } from "./gather-items.ts";
import { isForeign } from "./lexicon/foreign-words.ts";
import { markPlaces } from "./mark-places.ts";
import type { NamedItem } from "./named-item.ts";
import { readAttitudes } from "./read-attitudes.ts";
import { sizeOf } from "./size-of.ts";
import { splitWords } from "./split-words.ts";
import { forPeople, tellItem, tellKept, tellRefused, tellStyle } from "./tell-wish.ts";
import type { Element, PavingKind } from "./typed/garden-words.ts";
import type { SurfaceWish, ToldThing, Wish, WishItem } from "./typed/wish.ts";

/** Longer wishes are cut here; the form takes 500 characters. */
const lettersAtMost = 2000;

/**
 * Reads a wish in words: words -> marks (what each phrase means) -> attitudes (asked for, refused, kept, only told) -> places
 * -> items. Never throws; what it does not understand it reports or ignores. Time grows linearly with the text.
 */
export function readWish(text: string): Wish {
  const tokens = splitWords(text.slice(0, lettersAtMost));
  const marks = findMarks(tokens);
  readAttitudes(marks);
  markPlaces(marks);
  const { items, flowers } = gatherItems(marks);
  const undrawn = findUndrawn(marks);
  const foreign = isForeign(
    tokens.flatMap((token) => (token.kind === "word" ? [token.plain] : [])),
    text,
  );
  const patio = surfaceOf(items, "patio");
  const path = surfaceOf(items, "path");
  const { refused, avoided } = readRefusals(marks);
  const asked = new Set(items.flatMap((item) => elementsOf(item)));
  // "Remove the lawn and make one of clover" asks for a lawn: what is asked for wins.
  for (const element of asked) refused.delete(element);
  const style = findStyle(marks, items);
  return {
    style,
    asked,
    refused,
    kept: new Set(marks.filter(({ attitude }) => attitude === "kept").flatMap((mark) => elementsNamed(mark))),
    avoided,
    patio,
    path: { ...path, course: items.find(({ term }) => term.element === "path")?.course },
    bed: mulchOf(items),
    steelEdging: marks.some(({ term, attitude }) => term.kind === "edging" && attitude === "asked"),
    gravelGround: refused.has("lawn") || items.some((item) => item.term.element === "gravel" && !item.place),
    freshLawn: items.some((item) => item.term.element === "lawn" && item.fresh === true),
    flowerColours: coloursOf(items, flowers),
    plants: [...new Set(items.flatMap((item) => plantsOf(item)))],
    tree: items.find(({ term }) => term.element === "tree" && term.species)?.term.species?.[0],
    items: items.filter(({ term }) => !term.mulch).map(toWishItem),
    understood: forPeople([
      ...items.map((item) => tellItem(item, sizeOf(item))),
      ...(style && marks.some(({ term, attitude }) => term.kind === "style" && attitude === "asked")
        ? [tellStyle(style)]
        : []),
      ...tellRefused(marks),
    ]),
    toldThings: items.map(toToldThing),
    keeps: forPeople(tellKept(marks)),
    told: [],
    moods: new Set(),
    undrawn: undrawn.things.map((thing) => ({ thing })),
    notUnderstood: [],
    notDrawn: foreign ? [] : forPeople(undrawn.notDrawn).slice(0, 12),
    remark: remarkOn(foreign, undrawn.changesHouse),
    unit: unitOf(marks),
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
    if (term.kind === "material" && !term.weak) {
      avoided.add(term.paving);
      refused.add(term.paving === "gravel" ? "gravel" : "paving");
    }
    if (term.kind !== "thing") continue;
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

function toWishItem(item: NamedItem): WishItem {
  const { term, of, place, count } = item;
  const single = term.element === "tree" || !term.element ? term.species?.[0] : undefined;
  const species = of?.term.species?.[0] ?? (single ? undefined : term.species?.[0]);
  return {
    thing: single ?? term.element ?? "beds",
    ...(term.named && { named: term.named }),
    ...(species && { of: species }),
    ...(term.object && { object: term.object }),
    ...(place && { place }),
    ...(count !== undefined && count > 0 && { count: Math.min(count, 60) }),
    ...(sizeOf(item) && { size: sizeOf(item) }),
  };
}
