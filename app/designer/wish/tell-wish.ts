import { isColor, isCue, type Mark } from "./find-marks.ts";
import { cannotBeDrawnOver } from "./find-removals.ts";
import { isFlowery, type NamedItem } from "./named-item.ts";
import type { Element, Style } from "./typed/garden-words.ts";
import { describeExtent, type LengthUnit } from "./typed/length-words.ts";
import { describePlace, nounOf } from "./typed/where-words.ts";
import type { WishSize } from "./typed/wish.ts";

/** How many entries a list of words for people has at most, and how long each is. */
const most = { entries: 24, letters: 60 };

const amountWords = { less: "less", more: "larger" };

const styleNames: Record<Style, string> = {
  modern: "Modern",
  cottage: "Cottage",
  mediterranean: "Mediterranean",
  japanese: "Japanese",
  xeriscape: "Xeriscape",
  natural: "Natural",
  formal: "Traditional",
  tropical: "Tropical",
};

export function tellStyle(style: Style): string {
  return `${styleNames[style]} style`;
}

/**
 * "3 white roses along the fence", "dark slate patio 3 x 4 m (9.8 x 13.1 ft)", "gazebo (drawn as a pergola)". Sizes in the
 * unit they were typed in, and in the other one where there is room.
 */
export function tellItem(item: NamedItem, size: WishSize | undefined): string {
  const inBothUnits = describeItem(item, size, true);
  return inBothUnits.length <= most.letters ? inBothUnits : describeItem(item, size, false);
}

function describeItem(item: NamedItem, size: WishSize | undefined, inBoth: boolean): string {
  const parts = [
    item.inRow ? "row of" : "",
    item.more === 1 ? "another" : "",
    item.count && item.count > 1 && !isUncounted(item) ? String(item.count) : "",
    item.amount ? amountWords[item.amount] : "",
    isFlowery(item.term) ? [...new Set(item.colors)].filter((color) => !item.words.includes(color)).join(" and ") : "",
    item.shape && !item.words.includes(item.shape) ? item.shape : "",
    tellThing(item),
    item.count && item.count > 1 && isUncounted(item) ? `for ${item.count}` : "",
    item.seats ? `with ${item.seats} chairs` : "",
    size ? tellSize(size, item.measure.unit ?? "m", inBoth) : "",
    tellWhereabouts(item),
    item.term.as ? `(drawn as ${item.term.as})` : "",
    item.or ? `(rather than ${item.or})` : "",
  ];
  return parts.filter(Boolean).join(" ");
}

/** "Seating for 6" is not six of a seating. */
function isUncounted({ term, words }: NamedItem): boolean {
  return term.element === "seating" && /^(?:seating|sitting|lounge area|.*furniture)/.test(words);
}

function tellWhereabouts(item: NamedItem): string {
  const { from, to, fromAnchor, toAnchor } = item;
  const way = [from ? `from the ${nounOf(from, fromAnchor)}` : "", to ? `to the ${nounOf(to, toAnchor)}` : ""];
  return [describePlace(item), ...way].filter(Boolean).join(" ");
}

/** "Lavender border", "border of lavender", "slate patio", "patio of concrete pavers". */
function tellThing({ words, of, made, at }: NamedItem): string {
  if (of) return of.at < at ? `${of.words} ${words}` : `${words} of ${of.words}`;
  const material = made.join(" ");
  if (!material) return words;
  return material.endsWith("s") ? `${words} of ${material}` : `${material} ${words}`;
}

function tellSize({ width, depth, height }: WishSize, unit: LengthUnit, inBoth: boolean): string {
  const tell = (...metres: number[]) => describeExtent(metres, unit, inBoth);
  if (width && depth) return [tell(width, depth), height ? `and ${tell(height)} high` : ""].filter(Boolean).join(" ");
  return [width ? `${tell(width)} wide` : "", depth ? `${tell(depth)} deep` : "", height ? `${tell(height)} high` : ""]
    .filter(Boolean)
    .join(", ");
}

/** What stays, without its article: "oak". */
export function tellKept(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark, at) => {
    const allElse =
      isCue(mark, "exception") &&
      /^(?:every|all)/.test(mark.words) &&
      (isCue(marks[at - 1], "keep") || (mark.attitude === "kept" && marks[at + 1]?.attitude === "refused"));
    if (allElse || (isCue(mark, "everything") && mark.attitude === "kept")) return ["everything else"];
    // "Asphalt drive" is one thing.
    const next = marks[at + 1];
    if (mark.term.kind === "material" && next?.attitude === "kept" && isNamed(next)) return [];
    if (mark.stays && mark.attitude !== "refused") return [mark.words];
    return mark.attitude === "kept" && (isNamed(mark) || isKeptSpot(marks, at))
      ? [describeWithMaterial(marks, at)]
      : [];
  });
}

/** The house of "don't touch the house"; not that of "keep the bench by the house", nor "keep the cost down". */
function isKeptSpot(marks: readonly Mark[], at: number): boolean {
  const [mark, next] = [marks[at], marks[at + 1]];
  if (!mark || mark.reference || !/^(?:spot|house|noun)$/.test(mark.term.kind) || isAbstract.test(mark.words))
    return false;
  const ends = !next || !/^(?:thing|noun|spot|undrawable|house|unknown)$/.test(next.term.kind);
  const leads =
    isCue(marks[at - 1], "the", "old", "keep") && isCue(marks[at - 2], "keep", "exception", "and", "old", "the");
  return ends && leads;
}

const isAbstract = /^(?:cost|costs|price|budget|style|look|feel|vibe|idea|size|kids?|dogs?|mess|peace|balance)$/;

function describeWithMaterial(marks: readonly Mark[], at: number): string {
  const [before, count, counted] = [marks[at - 1], marks[at + 1], marks[at + 2]];
  // "Room to park 2 cars".
  const holds = count?.term.kind === "count" && counted?.term.kind === "noun" ? [count, counted] : [];
  return [
    ...(before?.term.kind === "material" && before.attitude === "kept" ? [before] : []),
    ...marks.slice(at, at + 1),
    ...holds,
  ]
    .map(({ words }) => words)
    .join(" ");
}

/** What is left out: "no lawn". */
export function tellRefused(marks: readonly Mark[], asked: ReadonlySet<Element>): string[] {
  return marks.flatMap((mark, at) => {
    const again = mark.removing && mark.term.kind === "thing" && mark.term.element && asked.has(mark.term.element);
    const refused = mark.attitude === "refused" && (isNamed(mark) || mark.goes || isBareRefusal(marks, at)) && !again;
    return refused && !isColor(marks[at - 1]) && !cannotBeDrawnOver(mark) && !mark.removal ? [`no ${mark.words}`] : [];
  });
}

/** "No weeds", "nothing yellow", "kill the weeds": all that is said of it, and no part of how the garden shall be. */
function isBareRefusal(marks: readonly Mark[], at: number): boolean {
  const [mark, next] = [marks[at], marks[at + 1]];
  if (!mark || mark.tellsMood || mark.reference || !/^(?:noun|word|material|color)$/.test(mark.term.kind)) return false;
  const ends =
    !next ||
    /^(?:comma|stop)$/.test(next.term.kind) ||
    isCue(next, "and", "or", "but", "place", "ask", "reason", "with");
  const article = isCue(marks[at - 1], "the", "old", "some", "everything") || marks[at - 1]?.words === "any";
  const verb = marks[article ? at - 2 : at - 1];
  if (!ends || !isCue(verb, "refuse", "remove")) return false;
  const isBare = /^(?:no|nothing|no more|without)$/.test(verb?.words ?? "");
  if (isBare && (!next || /^(?:comma|stop)$/.test(next.term.kind) || isCue(next, "and", "or", "but"))) return true;
  return !isSmall.test(mark.words) && (mark.term.kind === "noun" || /[^s]s$/.test(mark.words));
}

/** Words that name nothing. */
const isSmall =
  /^(?:it|its|them|this|that|these|those|things?|stuff|us|something|anything|idea|way|as|is|was|lots?|space|room|area|garden|yard|rest|place|house)$/;

function isNamed({ term, reference }: Mark): boolean {
  const named = term.kind === "thing" || term.kind === "undrawable" || (term.kind === "material" && !term.weak);
  return named && !reference;
}

/** Without repetitions, and never longer than a page bears. */
export function forPeople(entries: readonly string[]): string[] {
  const short = entries.map((entry) => (entry.length > most.letters ? `${entry.slice(0, most.letters - 1)}…` : entry));
  return [...new Set(short)].slice(0, most.entries);
}
