import type { FlowerColor } from "../../plants/parts/flower-palettes.ts";
import type { Whereabouts } from "../../wording/where-words.ts";
import { findInvasive } from "../lexicon/find-invasive.ts";
import type { Color, Material, PavingKind, Shape, ToneWord } from "../lexicon/garden-words.ts";
import { findTerm } from "../lexicon/lexicon.ts";
import type { Extent, Thing } from "../lexicon/term.ts";
import { isFlowery, isLaid } from "../lexicon/traits.ts";
import type { Phrase } from "../text/find-phrases.ts";
import type { Measure } from "../text/read-size.ts";
import type { WishItem } from "../typed/wish.ts";

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
