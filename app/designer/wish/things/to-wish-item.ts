import { isOfLowPlants, isSizedBy, lowPlants } from "../lexicon/extents.ts";
import { findTerm } from "../lexicon/lexicon.ts";
import { type Extent, plant } from "../lexicon/term.ts";
import { inGroups, lines, uprights } from "../lexicon/traits.ts";
import type { WishItem, WishSize } from "../typed/wish.ts";
import type { NamedItem } from "./named-item.ts";
import { hasSides } from "./places.ts";

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
