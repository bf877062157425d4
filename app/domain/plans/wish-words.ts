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
  const missing = when === "before" ? (wish.room?.missing ?? []) : [];
  const drawn = wish.understood.filter((entry) => !missing.includes(entry));
  const elsewhere = (wish.room?.noRoom ?? []).filter((lack) => drawn.every((entry) => !tellWithLack(entry, lack)));
  const words: Record<WishList, readonly string[]> = {
    drawn: drawn.map((entry) => tellOnce(entry, wish)),
    aims: wish.aims ?? [],
    "left-out": wish.leftOut,
    kept: wish.keeps,
    told: wish.told,
    ...partLacks(elsewhere),
    "not-drawn": wish.notDrawn,
    "not-understood": wish.notUnderstood,
  };
  return (Object.keys(labels) as WishList[])
    .filter((list) => words[list].length > 0)
    .map((list) => ({ list, label: labels[list][when], words: words[list] }));
}

/** What is drawn in another size or place is told there and nowhere else: "patio 40 x 50 ft, as large as there is room for: 12 x 14 ft". */
function tellOnce(entry: string, { room }: ToldWish): string {
  const resized = room?.resized?.find(({ of }) => of === entry)?.as;
  const withLack = room?.noRoom.map((lack) => tellWithLack(entry, lack)).find(Boolean);
  return resized ?? withLack ?? entry;
}

/** "pond" or "pond (it has another shape)", and perhaps in how many of the designs. */
const lackWords = /^(.*?)(?: \(([^()]*)\))?( in \d+ of \d+ designs)?$/;

/**
 * A drawn thing with what it lacks: "pond (not in 2 of 5 designs)", "bench by the gate (we put it elsewhere)".
 * @returns undefined where the lack is another thing's
 */
function tellWithLack(entry: string, lack: string): string | undefined {
  const [, thing, why, where = ""] = lackWords.exec(lack) ?? [];
  if (thing !== entry || !(why || where)) return undefined;
  return `${entry} (${why ?? "not"}${where})`;
}

/** What there is no room for, apart from what is there in another way: with the reason in brackets. */
export function partLacks(lacks: readonly string[]): Record<"otherwise" | "no-room", string[]> {
  const isThere = (lack: string) => lackWords.exec(lack)?.[2] !== undefined;
  return { otherwise: lacks.filter(isThere), "no-room": lacks.filter((lack) => !isThere(lack)) };
}
