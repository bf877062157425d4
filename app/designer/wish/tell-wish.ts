import { isFlowery, type NamedItem } from "./things/named-item.ts";
import { cannotBeDrawnOver, isRemoval, type NamedThing } from "./things/named-thing.ts";
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
export function tellKept(kept: readonly NamedThing[]): string[] {
  return kept.map(({ words }) => words);
}

/** What is left out: "no lawn". What stands there and cannot be taken out of the picture is told elsewhere. */
export function tellRefused(refused: readonly NamedThing[], asked: readonly Element[]): string[] {
  return refused.flatMap((named) => {
    const { term, removes, ofColor, words } = named;
    const again = removes && term.kind === "thing" && term.element && asked.includes(term.element);
    return again || ofColor || cannotBeDrawnOver(named) || isRemoval(named) ? [] : [`no ${words}`];
  });
}

/** Without repetitions, and never longer than a page bears. */
export function forPeople(entries: readonly string[]): string[] {
  const short = entries.map((entry) => (entry.length > most.letters ? `${entry.slice(0, most.letters - 1)}…` : entry));
  return [...new Set(short)].slice(0, most.entries);
}
