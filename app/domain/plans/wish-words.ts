/** How the designer reads the customer's wish, in short words of the customer's language. */
export interface WishWords {
  understood: readonly string[];
  /** What is refused: "lawn". */
  leftOut: readonly string[];
  /** What the wish as a whole makes the designer prefer: "no lawn to mow"; wishes read before this was told have none. */
  aims?: readonly string[];
  /** What stays: "big oak". */
  keeps: readonly string[];
  /** What the customer tells of the yard as it is. */
  told: readonly string[];
  /** What it cannot draw: "hot tub". */
  notDrawn: readonly string[];
  notUnderstood: readonly string[];
  /** A sentence on the wish as a whole. */
  remark?: string;
}

/** What came of the wish in one picture. */
export interface DrawnWish extends WishWords {
  /** What was understood and this picture has no room for. */
  noRoom: readonly string[];
  /** What the designer added of its own accord: "path lights". */
  suggested?: string;
  /** Of a change: what had to move besides what it is about. */
  movedToo?: readonly string[];
  /** Of a change: whether the picture is as it was. */
  unchanged?: boolean;
}

/** A wish as it is told before paying: with what the yard has room for, once that is known. */
export interface ToldWish extends WishWords {
  room?: {
    fits: readonly string[];
    missing: readonly string[];
    noRoom: readonly string[];
    /** What is drawn in another size than asked, and how that is told. */
    resized?: readonly { of: string; as: string }[];
  };
}

/** What can be drawn instead of something that cannot, as it may stand in a wish: "a pond". */
export interface Suggestion {
  /** As it stands in `notDrawn`. */
  of: string;
  instead: string;
}

/** The same where it can still be reworded. */
export interface WishReadBack extends ToldWish {
  suggestions: readonly Suggestion[];
}

export type WishList =
  | "drawn"
  | "aims"
  | "left-out"
  | "kept"
  | "told"
  | "otherwise"
  | "no-room"
  | "not-drawn"
  | "not-understood";

const labels: Record<WishList, { before: string; after: string }> = {
  drawn: { before: "We will draw", after: "You asked for" },
  aims: { before: "Where the choice is ours, we aim for", after: "Where the choice was ours, we aimed for" },
  "left-out": { before: "We leave out", after: "We left out" },
  kept: { before: "We keep", after: "We kept" },
  told: { before: "You told us", after: "You told us" },
  otherwise: { before: "Not quite as you asked", after: "Not quite as you asked" },
  "no-room": { before: "We have no room for", after: "We had no room for" },
  "not-drawn": { before: "We cannot draw", after: "We could not draw" },
  "not-understood": { before: "We did not understand", after: "We did not understand" },
};

/**
 * The one order and the one wording in which a wish is told, on every page and in letters; empty lists are left out.
 * @param when before its pictures are made, or after
 */
export function listWishWords(
  wish: ToldWish,
  when: "before" | "after",
): { list: WishList; label: string; words: readonly string[] }[] {
  const missing = wish.room?.missing ?? [];
  // Afterwards what was asked for is told, whatever came of it.
  const wanted = wish.understood.filter((entry) => when === "after" || !missing.includes(entry));
  const things = wanted.map((entry) => tellThing(entry, wish));
  const lacks = (wish.room?.noRoom ?? []).filter((lack) => wanted.every((entry) => !isLackOf(entry, lack)));
  const { otherwise, "no-room": without } = partLacks(lacks.filter((lack) => !missing.includes(lack)));
  const words: Record<WishList, readonly string[]> = {
    drawn: things.filter(({ isAsAsked }) => isAsAsked).map((thing) => thing.words),
    aims: wish.aims ?? [],
    "left-out": wish.leftOut,
    kept: wish.keeps,
    told: wish.told,
    otherwise: [...things.filter(({ isAsAsked }) => !isAsAsked).map((thing) => thing.words), ...otherwise],
    "no-room": [...without, ...lacks.filter((lack) => missing.includes(lack))],
    "not-drawn": wish.notDrawn,
    "not-understood": wish.notUnderstood,
  };
  return (Object.keys(labels) as WishList[])
    .filter((list) => words[list].length > 0)
    .map((list) => ({ list, label: labels[list][when], words: words[list] }));
}

/**
 * A thing with its size as it is drawn and with all that it lacks: "patio 40 x 50 ft, as large as there is room for: 12 x 14 ft",
 * "pond (not in 2 of 5 designs)". What stands at another place or has another shape is not as it was asked for: to tell it
 * among what is drawn would promise the place.
 */
function tellThing(entry: string, { room }: ToldWish): { words: string; isAsAsked: boolean } {
  const lacks = (room?.noRoom ?? []).flatMap((lack) => (isLackOf(entry, lack) ? partsOf(lack) : []));
  const said = lacks.map(({ why = "not", designs }) => `${why}${designs}`);
  const drawn = room?.resized?.find(({ of }) => of === entry)?.as ?? entry;
  return {
    words: said.length > 0 ? `${drawn} (${said.join("; ")})` : drawn,
    isAsAsked: lacks.every(({ why }) => why === undefined),
  };
}

/** Whether a lack is this very thing's, and says more of it than that it is missing. */
function isLackOf(entry: string, lack: string): boolean {
  const { thing, why, designs } = partsOf(lack);
  return thing === entry && (why !== undefined || designs !== "");
}

/** "pond" or "pond (it has another shape)", and perhaps in how many of the designs. */
const lackWords = /^(.*?)(?: \(([^()]*)\))?( in \d+ of \d+ designs)?$/;

function partsOf(lack: string): { thing: string; why: string | undefined; designs: string } {
  const [, thing = lack, why, designs = ""] = lackWords.exec(lack) ?? [];
  return { thing, why, designs };
}

/** What there is no room for, apart from what is there in another way: with the reason in brackets. */
export function partLacks(lacks: readonly string[]): Record<"otherwise" | "no-room", string[]> {
  const isThere = (lack: string) => partsOf(lack).why !== undefined;
  return { otherwise: lacks.filter(isThere), "no-room": lacks.filter((lack) => !isThere(lack)) };
}
