import type { SpeciesName } from "../plants/catalog.ts";
import { type FlowerColor, flowerColors } from "../plants/parts/flower-palettes.ts";
import { describeAims } from "../wording/describe-aims.ts";
import { describeItem, forPeople } from "../wording/describe-item.ts";
import type { Element, LengthUnit, Mood, PavingKind, Style } from "./lexicon/garden-words.ts";
import { isFlowery } from "./lexicon/traits.ts";
import type { NamedItem } from "./things/named-item.ts";
import { keepLow, sizeOf, toWishItem } from "./things/named-item.ts";
import { describeRefused, findRemovals, type NamedThing } from "./things/named-thing.ts";
import { needsNoLawn } from "./typed/brought-by-moods.ts";
import { union, without } from "./typed/lists.ts";
import type { StatedThing, SurfaceWish, Wish } from "./typed/wish.ts";

/** What is said in a wish, found by whoever read it: what the typed wish is put together from. */
export interface FoundInWish {
  /** What is asked for, with what cannot be drawn. */
  named: readonly NamedItem[];
  kept: readonly NamedThing[];
  refused: readonly NamedThing[];
  styles: readonly Style[];
  /** Colors of flowers at large. */
  flowers: readonly FlowerColor[];
  moods: readonly Mood[];
  unit: LengthUnit | undefined;
  /** In words: what stays and what is left out beside what is named, and what ends in nothing else. */
  words: Record<"kept" | "refused" | "told" | "notDrawn" | "notUnderstood", readonly string[]>;
  remark: string | undefined;
}

/** Entries of a list of what was not done, at most. */
const inVainAtMost = 12;

/** The typed wish, told back. */
export function assembleWish(found: FoundInWish): Wish {
  const { styles, flowers, moods, unit } = found;
  const named = found.named.map(keepLow);
  const items = named.filter(({ term }) => !term.undrawn);
  const asked = union(items.flatMap((item) => elementsOf(item)));
  const undug = moods.includes("no-digging") ? whatNeedsDigging(asked) : nothingDug;
  const refusals = readRefusals(found.refused);
  // "Remove the lawn and make one of clover" asks for a lawn: what is asked for wins.
  const refused = union(without(refusals.refused, asked), undug.left);
  const kept = union(found.kept.flatMap(elementsNamed));
  const look = readLook(styles, items, flowers.length > 0 ? flowers : otherThan(found.refused), refused);
  const said = { moods, asked, refused, kept, unit };
  return {
    ...look,
    gravelGround: look.gravelGround || needsNoLawn(said),
    ...said,
    avoided: refusals.avoided,
    removals: findRemovals(found.refused),
    plants: union(items.flatMap((item) => plantsOf(item))),
    tree: items.find(({ term }) => term.element === "tree" && term.species)?.term.species?.[0],
    items: items.map(toWishItem),
    undrawn: named.filter(({ term }) => term.undrawn && term.named).map(toWishItem),
    aims: describeAims({ ...said, style: look.style }),
    questions: [],
    ...tellInWords(found, asked, items, undug),
  };
}

/** What surfaces and beds shall look like. */
function readLook(
  styles: readonly Style[],
  items: readonly NamedItem[],
  flowers: readonly FlowerColor[],
  refused: readonly Element[],
): Pick<Wish, "style" | "patio" | "path" | "bed" | "steelEdging" | "gravelGround" | "freshLawn" | "flowerColors"> {
  const shape = items.find(({ term }) => term.element === "path")?.shape;
  return {
    style: findStyle(styles, items),
    patio: surfaceOf(items, "patio"),
    path: { ...surfaceOf(items, "path"), course: shape === "curved" || shape === "straight" ? shape : undefined },
    bed: mulchOf(items),
    steelEdging: items.some(({ term, words, material }) => term.element === "edging" && isSteel(words, material)),
    gravelGround:
      refused.includes("lawn") ||
      items.some((item) => item.term.element === "gravel" && !item.place && !item.whereInWords),
    freshLawn: items.some((item) => item.term.element === "lawn" && item.fresh === true),
    flowerColors: colorsOf(items, flowers),
  };
}

function isSteel(words: string, material: NamedItem["material"]): boolean {
  return material === "metal" || material === "corten" || /steel|metal|corten/.test(words);
}

/** The wish told back. */
function tellInWords(
  { flowers, words, remark, kept, refused }: FoundInWish,
  asked: readonly Element[],
  items: readonly NamedItem[],
  undug: Undug,
): Pick<Wish, "understood" | "statedThings" | "keeps" | "told" | "notDrawn" | "notUnderstood" | "remark"> {
  return {
    understood: forPeople([
      ...items.map((item) => describeItem(item, sizeOf(item))),
      ...tellFlowers(flowers, items),
      ...describeRefused(refused, asked),
      ...words.refused.map((name) => `no ${name}`),
      ...undug.told,
    ]),
    statedThings: items.map(toStatedThing),
    keeps: forPeople([...kept.map((named) => named.words), ...words.kept]),
    told: forPeople(words.told),
    notDrawn: forPeople([...words.notDrawn, ...undug.inVain]).slice(0, inVainAtMost),
    notUnderstood: forPeople(words.notUnderstood).slice(0, inVainAtMost),
    remark,
  };
}

/** Colors that no plant was named with: "blue and white only". */
function tellFlowers(flowers: readonly FlowerColor[], items: readonly NamedItem[]): string[] {
  const isTold = items.some((item) => isFlowery(item.term) && (item.flowers.length > 0 || item.colors.length > 0));
  return flowers.length > 0 && !isTold ? [`${[...new Set(flowers)].join(" and ")} flowers`] : [];
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

function elementsNamed({ term }: NamedThing): Element[] {
  if (term.kind === "material") return ["paving"];
  if (term.kind === "undrawable") return term.named ? [term.named] : [];
  return term.kind === "thing" ? [term.element ?? "beds"] : [];
}

/** Elements that must not be there, and materials and plants to do without. */
function readRefusals(named: readonly NamedThing[]): Pick<Wish, "refused" | "avoided"> {
  const refused = new Set<Element>();
  const avoided = new Set<PavingKind | SpeciesName>();
  for (const { term, removes, ofColor } of named) {
    if (ofColor && !removes && term.kind === "thing" && isFlowery(term)) continue;
    if (term.kind === "undrawable" && term.named) refused.add(term.named);
    if (term.kind === "material" && !term.weak && term.paving) {
      avoided.add(term.paving);
      refused.add(term.paving === "gravel" ? "gravel" : "paving");
    }
    if (term.kind !== "thing") continue;
    if (term.named) refused.add(term.named);
    // "No decking" does without boards, whatever is laid with them; an old deck that goes says nothing of new boards.
    if (term.paving === "deck" && !removes) avoided.add("deck");
    if (term.element && !(term.element === "tree" && term.species)) refused.add(term.element);
    for (const species of term.species ?? []) avoided.add(species);
  }
  return { refused: [...refused], avoided: [...avoided] };
}

/** What is said of patio or path; where neither it nor a material of it is named, what is said of paving at large. */
function surfaceOf(items: readonly NamedItem[], element: Element): SurfaceWish {
  const item =
    items.find(({ term, paving }) => term.element === element && paving) ??
    items.find(({ term }) => term.element === element) ??
    items.find(({ term, paving }) => term.element === "paving" && paving);
  return { paving: item?.paving, tone: item?.tone };
}

/** A style that is named wins over one that is hinted at, and "natural", which is said of everything, comes last. */
function findStyle(named: readonly Style[], items: readonly NamedItem[]): Wish["style"] {
  return named.find((style) => style !== "natural") ?? named[0] ?? items.find(({ term }) => term.hint)?.term.hint;
}

function mulchOf(items: readonly NamedItem[]): Wish["bed"] {
  const mulch = items.find(({ term }) => term.mulch);
  if (!mulch) return undefined;
  if (/^pine (?:straw|needles?)$/.test(mulch.words)) return "pine-straw";
  return mulch.tone === "brick" ? "red" : mulch.tone === "charcoal" ? "black" : "brown";
}

function colorsOf(items: readonly NamedItem[], flowers: readonly FlowerColor[]): FlowerColor[] {
  const lavender = flowers.length > 0 && items.some(({ term }) => term.species?.[0] === "lavender");
  return [...new Set([...flowers, ...(lavender ? (["purple"] as const) : [])])];
}

/** "No red flowers": any other color. */
function otherThan(refused: readonly NamedThing[]): FlowerColor[] {
  const unwanted = refused.flatMap(({ term, ofColor = term }) =>
    ofColor.kind === "color" && ofColor.flower ? [ofColor.flower] : [],
  );
  return unwanted.length > 0 ? without(flowerColors, unwanted) : [];
}

function toStatedThing(item: NamedItem): StatedThing {
  const { thing, object, place, spot } = toWishItem(item);
  return { thing, object, place, spot, words: forPeople([describeItem(item, sizeOf(item))]).join() };
}

/** What a wish that must not be dug for goes without. */
interface Undug {
  /** Left out. */
  left: readonly Element[];
  /** Told of that, and of what is asked for all the same, in words. */
  told: readonly string[];
  inVain: readonly string[];
}

const nothingDug: Undug = { left: [], told: [], inVain: [] };

/** What is planted into the ground, in words. */
const dug: readonly (readonly [element: Element, words: string])[] = [
  ["beds", "new beds"],
  ["tree", "new trees"],
  ["hedge", "new hedge"],
];

/** "We rent, can't dig": nothing is planted into the ground. What is asked for by name is drawn, and told to need digging. */
function whatNeedsDigging(asked: readonly Element[]): Undug {
  const left = dug.filter(([element]) => !asked.includes(element));
  const inVain = dug.filter(([element]) => asked.includes(element));
  return {
    left: left.map(([element]) => element),
    told: left.map(([, words]) => `no ${words}`),
    inVain: inVain.map(([, words]) => `${words} without digging`),
  };
}
