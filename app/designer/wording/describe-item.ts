import { isSizedBy } from "../wish/lexicon/extents.ts";
import type { Color, LengthUnit } from "../wish/lexicon/garden-words.ts";
import type { Extent, Thing } from "../wish/lexicon/term.ts";
import { isFlowery, isPlanted } from "../wish/lexicon/traits.ts";
import type { WishItem, WishSize } from "../wish/typed/wish.ts";
import { counted, inSpelling, isPlural, listed, numberWord, withArticle } from "./english.ts";
import { describeExtent } from "./length-words.ts";
import { describePlace, nounOf, type Whereabouts } from "./where-words.ts";

/** A thing of a wish, as far as it is told. */
interface ToldItem
  extends Whereabouts,
    Pick<
      WishItem,
      "count" | "more" | "seats" | "inRow" | "shape" | "amount" | "from" | "fromAnchor" | "to" | "toAnchor"
    > {
  term: Thing;
  words: string;
  measure: { unit?: LengthUnit };
  colors: readonly Color[];
  extents: readonly (Extent & { words: string })[];
  /** The words for what it is made of, and for what it is planted with. */
  made: readonly string[];
  of?: { words: string; at: number };
  at: number;
  /** What would have done as well. */
  or?: string;
}

/** How many entries a list of words for people has at most, and how long each is. */
const most = { entries: 24, letters: 70 };

/**
 * "Three white roses along the fence", "a 3 x 4 m (9.8 x 13.1 ft) patio of dark slate", "a gazebo (drawn as a pergola)".
 * Sizes are in the unit they were typed in, and in the other one where there is space.
 */
export function describeItem(item: ToldItem, size: WishSize | undefined): string {
  const inBothUnits = describeThing(item, size, true);
  return inBothUnits.length <= most.letters ? inBothUnits : describeThing(item, size, false);
}

function describeThing(item: ToldItem, size: WishSize | undefined, inBoth: boolean): string {
  const unit = item.measure.unit ?? "m";
  const area = size?.width && size.depth ? describeExtent([size.width, size.depth], unit, inBoth) : "";
  const parts = [
    countThings(
      item,
      [...extentsOf(item), area, amountOf(item), ...adjectivesOf(item), nameOf(item)].filter(Boolean).join(" "),
    ),
    bedColors(item),
    item.seats ? `with ${numberWord(item.seats)} chairs` : "",
    size
      ? describeLengths(area ? { height: size.height } : size, (length) => describeExtent([length], unit, inBoth))
      : "",
    describeWhereabouts(item),
    item.term.as ? `(drawn as ${item.term.as})` : "",
    item.or ? `(rather than ${withArticle(item.or)})` : "",
  ];
  return parts.filter(Boolean).join(" ");
}

/** "A row of lavender", "another bench", "three benches", "seating for six". */
function countThings(item: ToldItem, noun: string): string {
  const { count = 1, inRow, more } = item;
  const isPlant = item.term.species !== undefined || isPlanted(item);
  if (more === 1) return `another ${noun}`;
  if (count > 1 && isUncounted(item)) return `${withArticle(noun)} for ${numberWord(count)}`;
  const things = count > 1 ? counted(count, noun, isPlant) : inRow ? noun : withArticle(noun, isPlant);
  return inRow ? `a row of ${things}` : things;
}

/** "Seating for six" is not six of a seating. */
function isUncounted({ term, words }: ToldItem): boolean {
  return term.element === "seating" && /^(?:seating|sitting|lounge area|.*furniture)/.test(words);
}

/** "Less lawn", "a larger patio", "more flowers", "fewer pots". */
function amountOf(item: ToldItem): string {
  const areMany = isPlural(item.words);
  if (item.amount === "more") return isPlanted(item) && areMany ? "more" : "larger";
  if (!item.amount || item.term.element === "lawn") return item.amount ?? "";
  return areMany ? "fewer" : withArticle(item.words) === item.words ? "less" : "smaller";
}

/** "A bed with red flowers" is no red bed. */
function bedColors({ term, words, of, colors }: ToldItem): string {
  const isOpen = !term.species && !of && /(?:bed|border)s?$/.test(words);
  return isOpen && colors.length > 0 ? `with ${listed([...new Set(colors)])} flowers` : "";
}

function extentsOf(item: ToldItem): string[] {
  const said = item.extents.filter((extent) => isSizedBy(item.term, extent)).map(({ words }) => words);
  return [...new Set(said)].filter((words) => !item.words.split(" ").includes(words));
}

function adjectivesOf(item: ToldItem): string[] {
  const isNamed = !isFlowery(item.term) || bedColors(item) !== "";
  const colors = isNamed ? [] : [...new Set(item.colors)].filter((color) => !item.words.includes(color));
  const isShaped = item.shape && !item.words.includes(item.shape) && item.term.species === undefined;
  const shape = isShaped && item.shape ? item.shape : "";
  return [listed(colors), shape];
}

/** "Lavender border", "border of lavender", "slate patio", "patio of concrete pavers". */
function nameOf({ words, of, made, at }: ToldItem): string {
  const noun = words.replace(/ a?round$/, "").replace(/^evergreen$/, "evergreens");
  if (of) return inSpelling(of.at < at ? `${of.words} ${noun}` : `${noun} of ${of.words}`);
  const material = made.join(" ");
  if (!material) return inSpelling(noun);
  return inSpelling(material.endsWith("s") ? `${noun} of ${material}` : `${material} ${noun}`);
}

function describeWhereabouts(item: ToldItem): string {
  const { from, to, fromAnchor, toAnchor, whereInWords } = item;
  const isOpen =
    (whereInWords && !(item.place && /^to /.test(whereInWords))) || (fromAnchor && !from) || (toAnchor && !to);
  const way = [
    whereInWords ?? "",
    from || fromAnchor ? `from the ${nounOf(from, fromAnchor)}` : "",
    to || toAnchor ? `to the ${nounOf(to, toAnchor)}` : "",
    isOpen ? "(we choose the spot)" : "",
  ];
  const isAbove = ["shade-sail", "string-lights", "pergola"].includes(item.term.element ?? "");
  const place = isAbove && item.place === "around-patio" ? "over the patio" : describePlace(item);
  return [place, ...way].filter(Boolean).join(" ");
}

/** "2 m wide and 60 cm high". */
function describeLengths({ width, depth, height }: WishSize, describe: (length: number) => string): string {
  const sides = [
    width ? `${describe(width)} wide` : "",
    depth ? `${describe(depth)} deep` : "",
    height ? `${describe(height)} high` : "",
  ];
  return listed(sides.filter(Boolean));
}

/** Without repetitions, and never longer than a page bears; longer ones end with a word. */
export function forPeople(entries: readonly string[], letters = most.letters + 30): string[] {
  const short = entries.map((entry) =>
    entry.length > letters ? `${entry.slice(0, letters).replace(/\W+\w*$/, "")}…` : entry,
  );
  return [...new Set(short)].slice(0, most.entries);
}
