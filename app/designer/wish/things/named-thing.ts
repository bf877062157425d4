import type { PhraseTerm } from "../text/find-phrases.ts";
import type { Whereabouts } from "./whereabouts.ts";

/** What is kept or refused by its name. */
export interface NamedThing {
  term: PhraseTerm;
  /** The customer's words for it. */
  words: string;
  /** It is there now, and the verb says that it goes: "get rid of". */
  removes?: string;
  /** Where it is said to be, of something that goes. */
  where?: Whereabouts;
  /** "The big bush". */
  isLarge?: boolean;
  /** "No red flowers" does not do without flowers. */
  ofColor?: boolean;
}
