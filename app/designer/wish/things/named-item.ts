import type { FlowerColor } from "../../plants/parts/flower-palettes.ts";
import type { Whereabouts } from "../../wording/where-words.ts";
import { isOfLowPlants, isSizedBy, lowPlants } from "../lexicon/extents.ts";
import { findInvasive } from "../lexicon/find-invasive.ts";
import type { Color, Material, PavingKind, Shape, ToneWord } from "../lexicon/garden-words.ts";
import { findTerm } from "../lexicon/lexicon.ts";
import { type Extent, plant, type Thing } from "../lexicon/term.ts";
import { inGroups, isFlowery, isLaid, lines, uprights } from "../lexicon/traits.ts";
import type { Phrase } from "../text/find-phrases.ts";
import type { Measure } from "../text/read-size.ts";
import type { WishItem, WishSize } from "../typed/wish.ts";
import { hasSides } from "./places.ts";

/** What can be said of a thing. */
interface Description extends Pick<WishItem, "count" | "more" | "seats" | "inRow" | "material" | "shape" | "amount"> {
  measure: Measure;
  paving?: PavingKind;
  tone?: ToneWord;
  /** The customer's words for paving and tone: "dark slate". */
  made: string[];
  flowers: FlowerColor[];
  colors: Color[];
  /** "Big", "not too tall". */
  extents: (Extent & { words: string })[];
  fresh?: boolean;
}

/** A thing that is asked for, with all that was said about it. */
export interface NamedItem
  extends Description,
    Whereabouts,
    Pick<WishItem, "invasive" | "from" | "fromAnchor" | "to" | "toAnchor"> {
  term: Thing;
  /** The customer's words for it. */
  words: string;
  /** What it is planted with: the lavender of a lavender border. */
  of?: NamedItem;
  /** Where it is in the text. */
  at: number;
  /** Which list of things it is in, and how it follows the one before. */
  list?: number;
  joined?: "and" | "or" | "comma" | "comma-anew";
  /** Another one, at another place. */
  again?: true;
  /** What would have done as well: the fence of "a hedge or a fence". */
  or?: string;
}

/** What has been said before the noun it belongs to. */
export interface Before extends Description {
  old?: boolean;
  /** Said to be there already: "existing", not "dead". */
  isThere?: boolean;
  /** Of a material that says nothing on its own. */
  weak?: boolean;
  /** "Front door path". */
  where?: Whereabouts;
  /** The phrases that say it. */
  said: Phrase[];
}

export function nothingBefore(): Before {
  return { measure: {}, made: [], flowers: [], colors: [], extents: [], said: [] };
}

/** A thing of which nothing but its name is known. */
export function createItem(term: Thing, words: string, at: number): NamedItem {
  const invasive = term.species && findInvasive(words);
  const { said, ...nothing } = nothingBefore();
  return { term, words, ...(invasive && { invasive }), ...nothing, at };
}

/** A thing and what was said before it, as far as that can be said of such a thing. */
export function describeItem(term: Thing, words: string, at: number, before: Before): NamedItem {
  const item = createItem(term, words, at);
  const laid = isLaid(term);
  item.count = before.count;
  item.inRow = before.inRow;
  if (term.element === "dining") item.seats = before.seats;
  const { bare, ...measure } = before.measure;
  // "3 in of mulch".
  item.measure = term.mulch && bare !== undefined ? { ...measure, depth: bare } : { ...before.measure };
  item.paving = laid ? (term.paving ?? before.paving) : term.paving;
  if (laid || term.mulch) item.tone = before.tone ?? term.tone;
  item.made = isFlowery(term) ? [] : before.made;
  item.colors = before.colors;
  const own = describedIn(words);
  if (before.colors.length === 0) item.colors = [...own.colors];
  item.material = before.material ?? before.paving ?? own.material ?? term.paving;
  item.shape = before.shape ?? own.shape;
  item.amount = before.amount;
  item.extents = before.extents;
  item.fresh = before.fresh || term.fresh;
  if (isFlowery(term)) item.flowers = [...before.flowers];
  return item;
}

/** What a name itself says: the stone of a stone lantern. */
function describedIn(name: string): { material?: Material; shape?: Shape; colors: Color[] } {
  const terms = name.split(" ").flatMap((word) => findTerm([word]) ?? []);
  const [material] = terms.flatMap((term) => (term.kind === "material" ? [term.material ?? term.paving] : []));
  const [shape] = terms.flatMap((term) => (term.kind === "shape" ? [term.shape] : []));
  return {
    material,
    shape,
    colors: terms.flatMap((term) => (term.kind === "color" && name.includes(term.color) ? [term.color] : [])),
  };
}

/** Metres: what stands for evergreens at large, cherry laurel, is drawn higher than this. */
const laurelFrom = 1.2;

/** "Evergreen shrubs under 3 ft" are box, where evergreens at large are cherry laurel. */
export function keepLow(item: NamedItem): NamedItem {
  const isAtLarge = item.term.species?.[0] === "laurel" && /^evergreen/.test(item.words);
  const height = sizeOf(item)?.height;
  if (!isAtLarge || height === undefined || height >= laurelFrom) return item;
  return { ...item, term: { ...plant("boxwood"), as: "boxwood" } };
}

/** The size of an item as the plan takes it; undefined when nothing was said about it. */
export function sizeOf({ term, measure }: NamedItem): WishSize | undefined {
  const { width, depth, height, bare, length } = measure;
  const size: WishSize = {};
  if (width !== undefined) size.width = width;
  if (depth !== undefined) size.depth = depth;
  if (height !== undefined) size.height = height;
  if (length !== undefined) {
    if (lines.has(term.element) || width !== undefined) size[width === undefined ? "width" : "depth"] ??= length;
    else size.depth ??= length;
  }
  if (bare !== undefined) {
    // Plants and fences are given by their height, unless that would be a tower: then it is how long they run.
    const upright = uprights.has(term.element) && (bare <= 3 || term.element === "tree");
    size[upright ? "height" : "width"] ??= bare;
  }
  return Object.keys(size).length > 0 ? size : undefined;
}

/** By how much it is larger or smaller than usual: "big patio", "wider path", "low wall". */
function shareOf(item: NamedItem): Pick<WishItem, "share" | "size"> {
  const { element } = item.term;
  const inName = item.words.split(" ").flatMap((word) => {
    const term = findTerm([word]);
    return term?.kind === "word" ? (term.extent ?? []) : [];
  });
  const change: Extent = { side: "all", share: item.amount === "less" ? 0.7 : 1.35 };
  const changes = item.amount && element !== "lawn" ? [change] : [];
  const said = [...item.extents, ...inName, ...changes].find((extent) => isSizedBy(item.term, extent));
  if (!said) return {};
  return isOfLowPlants(element, said) ? { size: { height: lowPlants } } : { share: said.share };
}

/** How many of one thing a wish may ask for. */
const mostOfOne = 60;

/** A thing with what was said about it, as the plan takes it. */
export function toWishItem(item: NamedItem): WishItem {
  const { term, of, count } = item;
  const single = term.element === "tree" || !term.element ? term.species?.[0] : undefined;
  const species = of?.term.species?.[0] ?? (single ? undefined : term.species?.[0]);
  const drawn = single ?? term.element ?? (term.undrawn && term.named) ?? "beds";
  const size = sizeOf(item);
  return withoutGaps({
    thing: drawn,
    named: term.named === drawn ? undefined : term.named,
    of: species,
    invasive: item.invasive ?? of?.invasive,
    shrubs: item.amount === "less" ? undefined : term.shrubs,
    object: term.object,
    place: item.place,
    side: item.spot || item.place === "along-fence" || hasSides(item) ? item.side : undefined,
    spot: item.spot,
    anchor: item.anchor,
    whereInWords: item.whereInWords,
    from: item.from,
    fromAnchor: item.fromAnchor,
    to: item.to,
    toAnchor: item.toAnchor,
    shape: item.shape,
    material: item.material,
    colors: item.colors.length > 0 ? [...new Set(item.colors)] : undefined,
    count: count === undefined || count <= 0 ? undefined : Math.min(count, mostOfOne),
    more: item.more,
    seats: item.seats && item.seats > 0 ? Math.min(item.seats, mostOfOne) : undefined,
    inRow: item.inRow,
    several: count === undefined && !item.more && areSeveral(item) ? true : undefined,
    amount: item.amount,
    ...(size ? { size } : shareOf(item)),
  });
}

function areSeveral({ term, words }: NamedItem): boolean {
  return (
    (inGroups.has(term.element) && /[^isu]s$/.test(words)) || (term.object === "terrace" && /\bterraces\b/.test(words))
  );
}

function withoutGaps(item: WishItem): WishItem {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as unknown as WishItem;
}
