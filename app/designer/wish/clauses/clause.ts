import type { Phrase } from "../text/find-phrases.ts";

/** What joins a clause to the one before it. */
export type Link = "start" | "comma" | "colon" | "bracket" | "and" | "or" | "but" | "next";

/** A part of a sentence with at most one verb: "remove | the old shed", "the oak | must stay", "a bench". */
export interface Clause {
  readonly link: Link;
  /** "Otherwise", "and". */
  readonly joinedBy?: string;
  /** What it begins with: "we would like", "keep", "because". */
  readonly verb?: Phrase;
  readonly phrases: readonly Phrase[];
  /** Words before the verb that name nothing: "nobody gets to". */
  readonly lead?: readonly Phrase[];
  /** What it ends with and is said of its noun: "must stay", "is dead". */
  readonly verdict?: Phrase;
  readonly sentence: number;
}

/** How a clause is meant; what is told of the yard asks for nothing, and what is unclear is asked. */
export type Attitude = "want" | "keep" | "refuse" | "tell" | "unclear";

export interface MeantClause extends Clause {
  readonly attitude: Attitude;
  /** Of something that is there now and shall be gone: the verb that says so, "get rid of". */
  readonly removes?: string;
  /** What becomes of all that it does not name: "everything but the oak can go". */
  readonly others?: "keep" | "remove";
}
