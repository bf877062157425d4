import type { Element } from "../typed/garden-words.ts";
import type { WishItem } from "../typed/wish.ts";
import type { NamedItem } from "./named-item.ts";
import { sizeOf } from "./size-of.ts";

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
    object: term.object,
    place: item.place,
    side: item.spot || item.place === "along-fence" || item.place === "along-path" ? item.side : undefined,
    spot: item.spot,
    anchor: item.anchor,
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
    size,
    amount: item.amount,
  });
}

/** Things that stand by themselves and come singly or in groups. */
const inGroups: ReadonlySet<Element | undefined> = new Set([
  ...(["planters", "bench", "statue", "bird-house", "obelisk", "trellis", "hanging-chair", "picnic-table"] as const),
]);

function areSeveral({ term, words }: NamedItem): boolean {
  return inGroups.has(term.element) && /[^isu]s$/.test(words);
}

function withoutGaps(item: WishItem): WishItem {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as unknown as WishItem;
}
