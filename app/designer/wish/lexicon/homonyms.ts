import { type Cue, cue, element, type Term } from "./term.ts";

/** What stands beside a word: a cue, a kind of phrase, a spot that needs no preposition, a mark, or nothing. */
type Beside =
  | Cue
  | Exclude<Term["kind"], "cue">
  | "unknown"
  | "size"
  | "sure-spot"
  | "comma"
  | "colon"
  | "stop"
  | "nothing";

export interface Neighbor {
  is?: readonly Beside[];
  /** Or its words. */
  says?: RegExp;
}

/** A word that means one thing or another by what is beside it. */
export interface Homonym {
  words: RegExp;
  itself?: Cue;
  before?: Neighbor;
  notBefore?: Neighbor;
  next?: Neighbor;
  /** Of any phrase of the wish. */
  anywhere?: RegExp;
  /** A material follows after "with". */
  withMaterial?: true;
  /** Another word for what it means is quoted. */
  means: Term | string;
  /** What it is then called. */
  called?: string;
}

const noun: Term = { kind: "noun" };
const word: Term = { kind: "word" };

const ends: Neighbor = { is: ["nothing", "comma", "stop"] };
const begins: Neighbor = { is: ["nothing", "comma", "stop", "and", "but", "ask", "way"] };
const descriptions: readonly Beside[] = ["word", "color", "material", "size", "count", "style", "shape", "amount"];
const nouns: readonly Beside[] = ["thing", "undrawable", "spot", "house", "noun", "unknown"];

/** The first row that fits decides. */
export const homonyms: readonly Homonym[] = [
  // "We'd like to extend the patio".
  { words: /^to$/, next: { is: ["amount"] }, means: word },
  // "The rest of the bushes".
  { words: /^the rest$/, next: { is: ["of"] }, means: word },
  // "The yard is steep: terraces" are levels; not so "two terraces to sit on".
  {
    words: /^terraces$/,
    anywhere: /\b(?:slop(?:e[sd]?|ing)|steep|hill(?:side|y)?|levels?|tier(?:s|ed)?|walls?|sleepers?)$/,
    means: element("retaining-wall", { object: "terrace" }),
  },
  // "Round the tree" is no shape.
  { words: /^round$/, next: { is: ["the", "a", "old"], says: /^(?:each|every|it|them)$/ }, means: cue("place") },
  // "With a bird bath in its center"; not so "its a mess".
  { words: /^its$/, before: { is: ["place", "way", "of", "with", "for"] }, means: cue("the") },
  // "Beds full of perennials"; not so "the bed is full of weeds".
  { words: /^full of$/, before: { is: ["thing"] }, next: { is: ["thing"] }, means: cue("with") },
  // "Lime-tolerant" is said of soil, "people parking there" of what they do.
  { words: /^lime$/, next: { says: /^(?:tolerant|loving|hating)$/ }, means: word },
  {
    words: /^parking$/,
    before: { says: /^(?:people|they|everyone|everybody|neighbou?rs?|cars|trucks|visitors|guests)$/ },
    means: word,
  },
  // "Hide the bins"; not so "the bushes hide the door".
  { words: /^hide$/, before: { is: [...(begins.is ?? []), "word"] }, means: cue("place") },
  // "A nicer light by the gate"; not so "light hydrangeas".
  {
    words: /^light$/,
    before: { is: ["a", "word"] },
    next: { is: ["nothing", "comma", "stop", "and", "place"] },
    means: element("lights"),
  },
  // "Ivy climbing the wall"; not so "climbing roses".
  { words: /^climb(?:ing|s)?(?: up)?$/, next: { is: ["the", "a", "old"] }, means: cue("place") },
  // "No lawn chemicals" is no word about the lawn.
  {
    words: /^(?:lawn|grass|garden|plant|tree)$/,
    before: { is: ["refuse"] },
    next: { is: ["unknown", "undrawable"] },
    means: word,
  },
  // "The strip between drive and fence", "a gravel strip"; not so "strip the ivy".
  { words: /^(?:strip|leaves)$/, before: { is: ["the", "a", "old", "of", ...descriptions, "thing"] }, means: noun },
  // "Right at the front"; not so "on the right by the fence".
  { words: /^right$/, notBefore: { is: ["the", "place", "spot"] }, next: { is: ["place"] }, means: word },
  // "A terrace in stones".
  { words: /^stones?$/, before: { says: /^(?:in|of|out of|from)$/ }, means: "stone" },
  // "Go: the hedge. Stay: the shed".
  { words: /^(?:go|goes|going|out|away|gone)$/, next: { is: ["colon"] }, means: cue("remove") },
  { words: /^(?:stay|stays|staying|remain|remains)$/, next: { is: ["colon"] }, means: cue("keep") },
  // "Deck out, plants in".
  {
    words: /^(?:out|goes|go|away)$/,
    before: { is: [...nouns, "material", "everything"] },
    next: { is: ["nothing", "comma", "stop", "exception"] },
    means: cue("back-remove"),
  },
  // "We've had it with bamboo. Out."
  { words: /^(?:out|gone|away)$/, before: ends, next: { is: ["nothing", "stop"] }, means: cue("back-remove") },
  // "Keep that live oak".
  {
    words: /^(?:keep|leave|save|spare) (?:that|this|those)$/,
    next: { is: [...nouns, ...descriptions] },
    means: cue("keep"),
  },
  // "The bench can go by the fence".
  { words: /(?:^| )(?:go|goes)$/, itself: "back-remove", next: { is: ["place", "sure-spot"] }, means: cue("move") },
  // "A swing from the big tree".
  { words: /^from$/, before: { says: /^(?:hanging|hung|hang|swing|hammock|suspended)$/ }, means: cue("place") },
  // "Edge the lawn with steel".
  {
    words: /^(?:edge|border|line)$/,
    before: begins,
    next: { is: ["the"] },
    withMaterial: true,
    means: element("edging"),
  },
  // "Get rid of the junk".
  { words: /^junk$/, before: { is: ["the", "old", "everything"] }, means: noun },
  // "Take the shed, take it all".
  { words: /^take$/, before: begins, next: { says: /^(?:the|that|those|my|our)$/ }, means: cue("remove") },
  // "Rain pools by the door".
  { words: /^(?:pools?|ponds?|puddles)$/, before: { says: /^(?:rain|rainwater|water|snow|it)$/ }, means: word },
  // "Leave the strip clear".
  { words: /^clear$/, before: { is: ["noun", "thing", "undrawable", "spot", "unknown"] }, next: ends, means: word },
  // "Two more benches".
  { words: /^more$/, before: { is: ["count"] }, means: word },
  // "A pond? No, a fountain."
  { words: /^(?:no|nah|nope)$/, before: { is: ["stop"] }, next: ends, means: cue("back-remove") },
  // "A gate in oak".
  {
    words: /^(?:oak|cedar|pine|larch|teak|chestnut|redwood|acacia|walnut|spruce|hazel|willow|robinia)$/,
    before: { says: /^(?:in|from|out of|same)$/ },
    means: "wood",
  },
  // "Edge the path with box" is box along the path; not so "the edge".
  { words: /^(?:edge|border|line)$/, before: begins, next: { is: ["the"] }, means: cue("place"), called: "along" },
  // "Running water by the bench".
  {
    words: /^water$/,
    before: { is: ["and", "with", "some"], says: /^(?:trickling|running|moving|flowing|gentle)$/ },
    next: { is: ["place"] },
    means: element("water"),
  },
];

/** "Boma style seating". */
export const likeness = /^(?:style|styled|type|inspired|themed|looking|effect)$/;

/** "Something tall on the left": which plant is left open. */
export const something = /^(?:something|somethings|anything)$/;
/** What is said of plants, and of little else that one asks for as "something". */
export const plantlike =
  /^(?:evergreen|green|leafy|flowering|blooming|spiky|prickly|tall|low|fragrant|scented|colourful|trailing|bushy|hardy|tough|soft|dense|feathery|wispy|native|exotic|edible)$/;
export const planting = /^(?:plant|grow|planted)$/;
