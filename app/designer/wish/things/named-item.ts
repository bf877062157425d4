import type { FlowerColor } from "../../plants/parts/flower-palettes.ts";
import type { Invasiveness } from "../../plants/parts/species.ts";
import { findInvasive } from "../lexicon/find-invasive.ts";
import type { Color, Material, PavingKind, Place, Shape, Side, Spot, ToneWord } from "../lexicon/garden-words.ts";
import { findTerm } from "../lexicon/lexicon.ts";
import type { Extent, Thing } from "../lexicon/term.ts";
import type { Phrase } from "../text/find-phrases.ts";
import type { Measure } from "../text/read-size.ts";
import type { Whereabouts } from "./places.ts";

/** What can be said of a thing. */
interface Description {
  count?: number;
  /** So many more than there are. */
  more?: number;
  /** Chairs at a table, where they are counted. */
  seats?: number;
  /** One beside the other, as many as there is room for. */
  inRow?: boolean;
  measure: Measure;
  paving?: PavingKind;
  tone?: ToneWord;
  /** The customer's words for paving and tone: "dark slate". */
  made: string[];
  flowers: FlowerColor[];
  colors: Color[];
  material?: Material;
  shape?: Shape;
  amount?: "less" | "more";
  /** "Big", "not too tall". */
  extents: (Extent & { words: string })[];
  fresh?: boolean;
}

/** A thing that is asked for, with all that was said about it. */
export interface NamedItem extends Description {
  term: Thing;
  /** The customer's words for it. */
  words: string;
  /** The invasive plant that was named, where the catalog lacks it and another plant is drawn. */
  invasive?: Invasiveness;
  /** What it is planted with: the lavender of a lavender border. */
  of?: NamedItem;
  place?: Place;
  side?: Side;
  spot?: Spot;
  /** The customer's words for what it stands by, and for what it leads from and to. */
  anchor?: string;
  whereInWords?: string;
  from?: Spot;
  fromAnchor?: string;
  to?: Spot;
  toAnchor?: string;
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
  return {
    term,
    words,
    ...(invasive && { invasive }),
    measure: {},
    made: [],
    flowers: [],
    colors: [],
    extents: [],
    at,
  };
}

/** A thing and what was said before it, as far as that can be said of such a thing. */
export function describeItem(term: Thing, words: string, at: number, before: Before): NamedItem {
  const item = createItem(term, words, at);
  const laid = isLaid(term);
  item.count = before.count;
  item.inRow = before.inRow;
  if (term.element === "dining") item.seats = before.seats;
  item.measure = { ...before.measure };
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

/** What has a paving of its own, or is paving. */
export function isLaid(term: Thing): boolean {
  return isPathLike(term) || term.element === "paving";
}

export function isPathLike(term: Thing): boolean {
  return term.element === "patio" || term.element === "path";
}

/** Whether colors said before it are those of its flowers. */
export function isFlowery({ species, element }: Thing): boolean {
  return species !== undefined || ["beds", "border", "meadow", "hedge"].includes(element ?? "");
}

/** Whether it is made of plants, so that what is said of plants may be said of it. */
export function isPlanted({ term: { species, element } }: NamedItem): boolean {
  return species !== undefined || ["beds", "border", "meadow", "tree"].includes(element ?? "");
}

/** Whether it is something that plants are put into, and these are not named yet. */
export function isPlantedWith({ species, element }: Thing): boolean {
  return ["hedge", "border", "beds", "raised-bed", "planters", "meadow", "screen"].includes(element ?? "") && !species;
}

/** Whether "plant thing" is one thing: a lavender border, a tree hedge. */
export function isPlantOf(plant: Thing, thing: Thing): boolean {
  if (plant.element === "tree" && thing.element === "hedge") return true;
  return plant.species !== undefined && !plant.element && isPlantedWith(thing);
}

/** A table's chairs come with it, as do those of a bistro set. */
export function isChairAtTable(term: Thing, words: string, last: NamedItem): boolean {
  const isTable = last.term.element === "dining" || last.term.element === "bistro-set";
  return (
    isTable && term.element === "seating" && /^(?:dining |patio |outdoor )?(?:chairs?|seats?|stools?)$/.test(words)
  );
}
