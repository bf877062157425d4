import { insteadOf } from "../wish/lexicon/instead.ts";
import type { Wish } from "../wish/typed/wish.ts";

/** How a wish was read, as it is said to the customer before anything is drawn: each entry in the customer's own words. */
export interface ReadBack {
  /** What will be drawn: "flagstone patio 3 x 4 m (9.8 x 13.1 ft)". */
  understood: readonly string[];
  /** What is refused: "lawn". */
  leftOut: readonly string[];
  /** What is taken out of the photo: "big bush on the left". */
  removed: readonly string[];
  /** What its moods make us prefer where the choice is ours: "no lawn to mow". */
  aims: readonly string[];
  /** What stays: "big oak". */
  keeps: readonly string[];
  /** What is told of the yard as it is: "the lawn is dead". */
  told: readonly string[];
  /** Plants that were named and do not belong where the yard is, with the reason and what looks like them. */
  unsuited?: Wish["unsuited"];
  /** What cannot be drawn: "hot tub". */
  notDrawn: readonly string[];
  /** Words that ended in nothing. */
  notUnderstood: readonly string[];
  /** A sentence on the wish as a whole. */
  remark?: string;
}

/** What its customer chooses of. */
export interface AskedQuestion {
  id: string;
  /** "Peony". */
  words: string;
  ask: string;
  options: readonly { id: string; words: string }[];
  answer?: string;
}

/** Without what the options add. */
export function listAsked({ questions }: Wish): AskedQuestion[] {
  return questions.map(({ id, words, ask, options, answer }) => ({
    id,
    words,
    ask,
    options: options.map((option) => ({ id: option.id, words: option.words })),
    ...(answer !== undefined && { answer }),
  }));
}

/** What can be drawn in the place of something that cannot. */
export interface Suggestion {
  /** As it stands among what cannot be drawn: "outdoor kitchen". */
  of: string;
  /** As it may stand in a wish: "a patio with a dining set". */
  instead: string;
}

const leavingOut = /^no /;

/** Tells a wish that was read: what is understood, parted by how it is meant, and what is not. */
export function readBack({ understood, removals, aims, keeps, told, unsuited, ...wish }: Wish): ReadBack {
  const { notDrawn, notUnderstood, remark } = wish;
  return {
    understood: understood.filter((words) => !leavingOut.test(words)),
    leftOut: understood.filter((words) => leavingOut.test(words)).map((words) => words.replace(leavingOut, "")),
    removed: removals.map(({ words }) => words),
    aims,
    keeps,
    told,
    ...(unsuited && unsuited.length > 0 && { unsuited }),
    notDrawn,
    notUnderstood,
    remark,
  };
}

/** For what cannot be drawn, where something comes near it. */
export function suggestInstead(notDrawn: readonly string[]): Suggestion[] {
  return notDrawn.flatMap((of) => {
    const instead =
      drawnInstead.get(of) ?? drawnInstead.get(of.replace(/e?s$/, "")) ?? drawnInstead.get(of.replace(/s$/, ""));
    return instead ? [{ of, instead }] : [];
  });
}

const drawnInstead = new Map(
  insteadOf.flatMap(([phrases, instead]) => phrases.split(", ").map((phrase) => [phrase, instead] as const)),
);
