import type { Phrase } from "../text/find-phrases.ts";
import type { Element, Place, Side, Spot } from "../typed/garden-words.ts";

/** Where something is: roughly, and exactly where that was said. */
export interface Whereabouts {
  place?: Place;
  /** Of the fence that it stands along, or of its spot. */
  side?: Side;
  spot?: Spot;
  /** The customer's words for what it is by. */
  anchor?: string;
}

export const sides: ReadonlySet<Place | undefined> = new Set(["front", "back", "left", "right", "middle", "corner"]);

const places: Partial<Record<Element, Place>> = {
  patio: "around-patio",
  "fire-pit": "around-patio",
  seating: "around-patio",
  dining: "around-patio",
  pergola: "around-patio",
  path: "along-path",
  steps: "along-path",
  tree: "around-tree",
  fence: "along-fence",
  screen: "along-fence",
  hedge: "along-fence",
  "retaining-wall": "along-fence",
};

const spots: Partial<Record<Element, Spot>> = {
  "fire-pit": "around-fire-pit",
  pergola: "under-pergola",
  pond: "around-pond",
  driveway: "along-drive",
  parking: "along-drive",
  gate: "by-gate",
  mailbox: "by-street",
  shed: "by-shed",
  pool: "by-pool",
};

/** Where it is to be beside a thing or a spot, as far as there is a word for it. */
export function whereBy(noun: Pick<Phrase, "term" | "words">): Whereabouts {
  const { term, words } = noun;
  const where = placeBy(noun);
  const isBySomething = where.spot || (where.place === "near-house" && term.kind === "spot");
  return isBySomething ? { ...where, anchor: words } : where;
}

function placeBy({ term, words }: Pick<Phrase, "term" | "words">): Whereabouts {
  if (term.kind === "spot") return { place: term.place, spot: term.spot };
  if (term.kind === "house") return byPartOfHouse(words);
  if (term.kind === "undrawable") return { spot: term.named && spots[term.named] };
  if (term.kind !== "thing") return {};
  if (!term.element) return { spot: term.named && spots[term.named] };
  return { place: places[term.element], spot: spots[term.named ?? term.element] };
}

/** Of the parts of a house those that things are put at: its windows, and the doors that lead into the yard. */
function byPartOfHouse(words: string): Whereabouts {
  if (/window/.test(words)) return { place: "near-house", spot: "in-front-of-window" };
  return /door/.test(words) ? { place: "near-house", spot: "back-door" } : { place: "near-house" };
}

/** Path lights stand along the path, window boxes below the windows. */
export function placeInName(words: string): Whereabouts {
  if (/^(?:(?:led|solar|low voltage) )?(?:path|pathway|walkway) l/.test(words)) return { place: "along-path" };
  return /^window (?:box|planter)/.test(words) ? { place: "near-house", spot: "in-front-of-window" } : {};
}

export function isPlaced({ place, spot }: Whereabouts): boolean {
  return place !== undefined || spot !== undefined;
}

/** Only where it is, of something that is said to be somewhere. */
export function whereIs({ place, side, spot, anchor }: Whereabouts): Whereabouts {
  return { place, spot, anchor, ...(side && { side }) };
}

/** Whether there is room on either side of it for something else: not so in front of a window, or round a bed. */
export function hasSides({ place, spot }: Whereabouts): boolean {
  return spot ? !/window|street|bed|drive/.test(spot) : place === "along-path";
}
