import type { Scope } from "#app/designer/wish/typed/wish.ts";
import { listed, withArticle } from "#app/designer/wording/english.ts";
import type { AskedQuestion } from "#app/designer/wording/read-back.ts";
import type { StoredRoom } from "#db/stored-json.ts";

export type { AskedQuestion };

/** In short words of the customer's language. */
export interface WishWords {
  understood: readonly string[];
  /** Taken out of the photo: "big bush on the left"; absent from older wishes. */
  removed?: readonly string[];
  /** Refused: "lawn". */
  leftOut: readonly string[];
  /** What the wish as a whole makes the designer prefer: "no lawn to mow"; absent from older wishes. */
  aims?: readonly string[];
  keeps: readonly string[];
  /** Statements about the yard as it is. */
  told: readonly string[];
  /** Plants that do not belong where the yard is, with the reason. */
  unsuited?: readonly WishEntry[];
  notDrawn: readonly string[];
  notUnderstood: readonly string[];
  remark?: string;
}

export interface DrawnWish extends WishWords {
  noRoom: readonly string[];
  suggested?: string;
  movedToo?: readonly string[];
  unchanged?: boolean;
}

/** With what the yard has space for, once that is known. */
export interface ShownWish extends WishWords {
  /** Absent from older wishes. */
  questions?: readonly AskedQuestion[];
  room?: Omit<StoredRoom, "version">;
}

/** What can be drawn instead, worded for a wish: "a pond". */
export interface Suggestion {
  of: string;
  instead: string;
}

export interface WishReadBack extends ShownWish {
  suggestions: readonly Suggestion[];
  /** How much of the yard may change; undefined where the designer does not report it. */
  scope?: Scope;
}

/** In the order of every page and letter; each with its words is a sentence. */
const labels = [
  { list: "drawn", before: "We will draw", after: "You asked for" },
  { list: "unsuited", before: "Not for where your yard is:", after: "Not for where your yard is:" },
  { list: "removed", before: "We take away", after: "We took away" },
  { list: "aims", before: "We aim for", after: "We aimed for" },
  { list: "left-out", before: "There will be", after: "There is" },
  { list: "kept", before: "We keep", after: "We kept" },
  { list: "open", before: "We leave", after: "We left" },
  { list: "told", before: "You told us", after: "You told us" },
  { list: "otherwise", before: "Not quite as you asked:", after: "Not quite as you asked:" },
  { list: "no-room", before: "We have no room for", after: "We had no room for" },
  { list: "not-drawn", before: "We cannot draw", after: "We could not draw" },
  { list: "not-done", before: "We cannot", after: "We could not" },
  { list: "not-understood", before: "We did not understand", after: "We did not understand" },
] as const;

export type WishList = (typeof labels)[number]["list"];

/** A word or line of the wish, as it reads in its sentence. */
export interface WishEntry {
  /** As it is stored, and found in the customer's text. */
  of: string;
  words: string;
}

export interface WishSentence {
  list: WishList;
  label: string;
  entries: readonly WishEntry[];
}

/** The same on every page and in letters; empty lists are left out. `when`: before its pictures are made, or after. */
export function listWishWords(wish: ShownWish, when: "before" | "after"): WishSentence[] {
  const missing = wish.room?.missing ?? [];
  const wanted = wish.understood.filter((entry) => when === "after" || !missing.includes(entry));
  const things = wanted.map((entry) => describeThing(entry, wish));
  const removed = wish.removed ?? [];
  const gone = removed.map((entry) => describeThing(entry, wish));
  const lacks = (wish.room?.noRoom ?? []).filter((lack) =>
    [...wanted, ...removed].every((entry) => !isLackOf(entry, lack)),
  );
  const isMissing = (lack: string) => missing.includes(lack.replace(wayOut, ""));
  const { otherwise, "no-room": without } = partLacks(lacks.filter((lack) => !isMissing(lack)));
  const entries: Record<WishList, readonly WishEntry[]> = {
    drawn: things.filter(({ isAsRequested }) => isAsRequested),
    unsuited: wish.unsuited ?? [],
    removed: gone.filter(({ isAsRequested }) => isAsRequested).map(definite),
    aims: asTheyAre(wish.aims),
    "left-out": asTheyAre(wish.leftOut).map(({ of }) => ({ of, words: `no ${of}` })),
    kept: asTheyAre(wish.keeps).map(definite),
    open: (wish.questions ?? []).filter(isOpen).map(({ words }) => ({ of: words, words: `the ${words} as before` })),
    told: asTheyAre(wish.told).map(quoted),
    otherwise: [...[...things, ...gone].filter(({ isAsRequested }) => !isAsRequested), ...asTheyAre(otherwise)],
    "no-room": asTheyAre([...without, ...lacks.filter(isMissing)]),
    "not-drawn": asTheyAre(wish.notDrawn.filter((entry) => !isDeed.test(entry))).map(indefinite),
    "not-done": asTheyAre(wish.notDrawn.filter((entry) => isDeed.test(entry))),
    "not-understood": asTheyAre(wish.notUnderstood).map(quoted),
  };
  return labels
    .map(({ list, [when]: label }) => ({ list, label, entries: entries[list] }))
    .filter((sentence) => sentence.entries.length > 0);
}

/** "We will draw a pond, a bench, and roses." */
export function asSentence({ label, entries }: WishSentence): string {
  return `${label} ${endSentence(entries.map(({ words }) => words))}`;
}

/** "A pond, a bench, and roses." */
export function endSentence(words: readonly string[]): string {
  return `${listed(words)}.`;
}

/** "Remove the ivy", among things that cannot be drawn. */
const isDeed = /^[\w' ]+ (?:the |everything\b)/;

/** Something that may be there already, of which its customer has not said what becomes of it. */
function isOpen({ options, answer = "skip" }: AskedQuestion): boolean {
  return answer === "skip" && options.some(({ id }) => id === "keep");
}

function asTheyAre(entries: readonly string[] = []): WishEntry[] {
  return entries.map((words) => ({ of: words, words }));
}

function definite({ of, words }: WishEntry): WishEntry {
  return {
    of,
    words: /^(?:the|my|our|all|every\w*|each|an?|that|those|these|this)\b/i.test(words) ? words : `the ${words}`,
  };
}

function indefinite({ of, words }: WishEntry): WishEntry {
  return { of, words: withArticle(words) };
}

function quoted({ of, words }: WishEntry): WishEntry {
  return { of, words: `“${words}”` };
}

/**
 * With its drawn size and all that it lacks: "patio 40 x 50 ft, as large as there is room for: 12 x 14 ft", "pond (not
 * in 2 of 5 designs)". In another place or shape it is not as requested: listing it as drawn would promise the place.
 */
function describeThing(entry: string, { room }: ShownWish): WishEntry & { isAsRequested: boolean } {
  const lacks = (room?.noRoom ?? []).flatMap((lack) => (isLackOf(entry, lack) ? partsOf(lack) : []));
  const reasons = lacks.map(({ why = "not", designs }) => `${why}${designs}`);
  const drawn = room?.resized?.find(({ of }) => of === entry)?.as ?? entry;
  return {
    of: entry,
    words: reasons.length > 0 ? `${drawn} (${reasons.join("; ")})` : drawn,
    isAsRequested: lacks.every(({ why }) => why === undefined),
  };
}

/** Whether the entry of `noRoom` is about this thing and says more than that it is missing. */
function isLackOf(entry: string, lack: string): boolean {
  const { thing, why, designs } = partsOf(lack);
  return thing === entry && (why !== undefined || designs !== "");
}

/** What would make room for a missing thing, or why there is none, which is no reason of one that is drawn differently. */
const wayOut = / \((?:there is room|fits if|needs?|too small:|the only room is|no free ground) [^()]*\)/;

/** "pond" or "pond (it has another shape)", possibly with the number of designs. */
const lackWords = /^(.*?)(?: \(([^()]*)\))?( in \d+ of \d+ designs)?$/;

function partsOf(lack: string): { thing: string; why: string | undefined; designs: string } {
  const [, thing = lack, why, designs = ""] = lackWords.exec(lack.replace(wayOut, "")) ?? [];
  return { thing, why, designs };
}

/** What is only drawn differently has its reason in parentheses. */
export function partLacks(lacks: readonly string[]): Record<"otherwise" | "no-room", string[]> {
  const isThere = (lack: string) => partsOf(lack).why !== undefined;
  return { otherwise: lacks.filter(isThere), "no-room": lacks.filter((lack) => !isThere(lack)) };
}
