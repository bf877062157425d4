import type { Element } from "../lexicon/garden-words.ts";
import { findTerm } from "../lexicon/lexicon.ts";
import { cue, element } from "../lexicon/term.ts";
import { isCue, isDescription, isKind, isNoun, type Phrase, type PhraseTerm } from "./find-phrases.ts";

interface Neighbors {
  before: Phrase | undefined;
  phrase: Phrase;
  next: Phrase | undefined;
  all: readonly Phrase[];
  /** All that follows. */
  rest: readonly Phrase[];
}

/** A word that means one thing or another by what is beside it. */
interface Homonym {
  words: RegExp;
  when: (neighbors: Neighbors) => boolean;
  means: PhraseTerm | undefined;
}

const opens = ({ before }: Neighbors) =>
  !before || isKind(before, "comma", "stop") || isCue(before, "and", "but", "ask", "way");
const noun: PhraseTerm = { kind: "noun" };
const word: PhraseTerm = { kind: "word" };

const homonyms: readonly Homonym[] = [
  // "The yard is steep: terraces" are levels; not so "two terraces to sit on".
  {
    words: /^terraces$/,
    when: ({ all }) =>
      all.some(
        ({ term, words }) =>
          (term.kind === "thing" && term.element === "retaining-wall") ||
          /\b(?:slop(?:e[sd]?|ing)|steep|hill(?:side|y)?|levels?|tier(?:s|ed)?)$/.test(words),
      ),
    means: element("retaining-wall", { object: "terrace" }),
  },
  // "Round the tree" is no shape.
  {
    words: /^round$/,
    when: ({ next }) => isCue(next, "the", "a", "old") || /^(?:each|every|it|them)$/.test(next?.words ?? ""),
    means: cue("place"),
  },
  // "With a bird bath in its center"; not so "its a mess".
  { words: /^its$/, when: ({ before }) => isCue(before, "place", "way", "of", "with", "for"), means: cue("the") },
  // "Beds full of perennials"; not so "the bed is full of weeds".
  {
    words: /^full of$/,
    when: ({ before, next }) => isKind(before, "thing") && isKind(next, "thing"),
    means: cue("with"),
  },
  // "Lime-tolerant" is said of soil, "people parking there" of what they do.
  { words: /^lime$/, when: ({ next }) => /^(?:tolerant|loving|hating)$/.test(next?.words ?? ""), means: word },
  {
    words: /^parking$/,
    when: ({ before }) =>
      /^(?:people|they|everyone|everybody|neighbou?rs?|cars|trucks|visitors|guests)$/.test(before?.words ?? ""),
    means: word,
  },
  // "Hide the bins"; not so "the bushes hide the door".
  { words: /^hide$/, when: (near) => opens(near) || isKind(near.before, "word"), means: cue("place") },
  // "A nicer light by the gate"; not so "light hydrangeas".
  {
    words: /^light$/,
    when: ({ before, next }) =>
      (isCue(before, "a") || isKind(before, "word")) &&
      (!next || isKind(next, "comma", "stop") || isCue(next, "and", "place")),
    means: element("lights"),
  },
  // "Ivy climbing the wall"; not so "climbing roses".
  { words: /^climb(?:ing|s)?(?: up)?$/, when: ({ next }) => isCue(next, "the", "a", "old"), means: cue("place") },
  // "No lawn chemicals" is no word about the lawn.
  {
    words: /^(?:lawn|grass|garden|plant|tree)$/,
    when: ({ before, next }) => isCue(before, "refuse") && isKind(next, "unknown", "undrawable"),
    means: word,
  },
  // "The strip between drive and fence", "a gravel strip"; not so "strip the ivy".
  {
    words: /^(?:strip|leaves)$/,
    when: ({ before }) => isCue(before, "the", "a", "old", "of") || isDescription(before) || isKind(before, "thing"),
    means: noun,
  },
  // "Right at the front"; not so "on the right by the fence".
  {
    words: /^right$/,
    when: ({ before, next }) => isCue(next, "place") && !isCue(before, "the", "place") && !isKind(before, "spot"),
    means: word,
  },
  // "A terrace in stones".
  {
    words: /^stones?$/,
    when: ({ before }) => /^(?:in|of|out of|from)$/.test(before?.words ?? ""),
    means: findTerm(["stone"]),
  },
  // "Go: the hedge. Stay: the shed".
  {
    words: /^(?:go|goes|going|out|away|gone)$/,
    when: ({ next }) => next?.term.kind === "comma" && next.term.heads === true,
    means: cue("remove"),
  },
  {
    words: /^(?:stay|stays|staying|remain|remains)$/,
    when: ({ next }) => next?.term.kind === "comma" && next.term.heads === true,
    means: cue("keep"),
  },
  // "Deck out, plants in".
  {
    words: /^(?:out|goes|go)$/,
    when: ({ before, next }) =>
      (isNoun(before) || isKind(before, "material") || isCue(before, "everything")) &&
      (!next || isCue(next, "exception") || isKind(next, "comma", "stop")),
    means: cue("back-remove"),
  },
  // "We've had it with bamboo. Out."
  {
    words: /^(?:out|gone|away)$/,
    when: ({ before, next }) => (!before || isKind(before, "stop", "comma")) && (!next || isKind(next, "stop")),
    means: cue("back-remove"),
  },
  // "Keep that live oak".
  {
    words: /^(?:keep|leave|save|spare) (?:that|this|those)$/,
    when: ({ next }) => isNoun(next) || isDescription(next),
    means: cue("keep"),
  },
  // "The bench can go by the fence".
  {
    words: /(?:^| )(?:go|goes)$/,
    when: ({ phrase, next }) =>
      isCue(phrase, "back-remove") && (isCue(next, "place") || (next?.term.kind === "spot" && next.term.sure === true)),
    means: cue("move"),
  },
  // "A swing from the big tree".
  {
    words: /^from$/,
    when: ({ before }) => /^(?:hanging|hung|hang|swing|hammock|suspended)$/.test(before?.words ?? ""),
    means: cue("place"),
  },
  // "Edge the lawn with steel".
  {
    words: /^(?:edge|border|line)$/,
    when: (near) => opens(near) && isCue(near.next, "the") && edgesWithMaterial(near.rest),
    means: element("edging"),
  },
  // "Get rid of the junk".
  { words: /^junk$/, when: ({ before }) => isCue(before, "the", "old", "everything"), means: noun },
  // "Take the shed, take it all".
  {
    words: /^take$/,
    when: (near) => opens(near) && /^(?:the|that|those|my|our)$/.test(near.next?.words ?? ""),
    means: cue("remove"),
  },
  // "Rain pools by the door".
  {
    words: /^(?:pools?|ponds?|puddles)$/,
    when: ({ before }) => /^(?:rain|rainwater|water|snow|it)$/.test(before?.words ?? ""),
    means: word,
  },
  // "Leave the strip clear".
  {
    words: /^clear$/,
    when: ({ before, next }) =>
      isKind(before, "noun", "thing", "undrawable", "spot", "unknown") && (!next || isKind(next, "comma", "stop")),
    means: word,
  },
  // "Two more benches".
  { words: /^more$/, when: ({ before }) => isKind(before, "count"), means: word },
  // "A pond? No, a fountain."
  {
    words: /^(?:no|nah|nope)$/,
    when: ({ before, next }) => isKind(before, "stop") && (!next || isKind(next, "comma", "stop")),
    means: cue("back-remove"),
  },
  // "A gate in oak".
  {
    words: /^(?:oak|cedar|pine|larch|teak|chestnut|redwood|acacia|walnut|spruce|hazel|willow|robinia)$/,
    when: ({ before }) => /^(?:in|from|out of|same)$/.test(before?.words ?? ""),
    means: findTerm(["wood"]),
  },
  // "Edge the path with box" is box along the path; not so "the edge".
  { words: /^(?:edge|border|line)$/, when: (near) => opens(near) && isCue(near.next, "the"), means: cue("place") },
  {
    words: /^water$/,
    when: ({ before, next }) =>
      (isCue(before, "and", "with", "some") ||
        /^(?:trickling|running|moving|flowing|gentle)$/.test(before?.words ?? "")) &&
      isCue(next, "place"),
    means: element("water"),
  },
];

function edgesWithMaterial(rest: readonly Phrase[]): boolean {
  const link = rest.findIndex((one) => isCue(one, "with"));
  return link > 0 && link < 5 && isKind(rest[link + 1], "material") && !isKind(rest[link + 2], "thing");
}

/** The wall of "a few wall planters", the table of "raised table beds": it only says which. */
const modifiers: ReadonlySet<Element | undefined> = new Set([
  ...(["retaining-wall", "dining", "fence", "pond", "pool", "lawn", "tree", "patio"] as const),
]);
const heads: ReadonlySet<Element | undefined> = new Set([
  ...(["planters", "raised-bed", "lights", "beds", "bench", "seating", "fountain", "steps", "edging"] as const),
]);

function isModifier(phrases: readonly Phrase[], at: number): boolean {
  const [before, phrase, next, after] = [phrases[at - 1], phrases[at], phrases[at + 1], phrases[at + 2]];
  if (!before || phrase?.term.kind !== "thing" || next?.term.kind !== "thing" || isKind(after, "thing")) return false;
  const { element: one, species } = phrase.term;
  const describes =
    isCue(before, "a", "some", "the", "and", "or", "with", "ask", "of") ||
    isDescription(before) ||
    isKind(before, "comma", "stop");
  return (
    describes &&
    !species &&
    modifiers.has(one) &&
    !/s$/.test(phrase.words) &&
    one !== next.term.element &&
    heads.has(next.term.element)
  );
}

/** "Boma style seating". */
function isStyled(phrases: readonly Phrase[], at: number): boolean {
  return (
    isKind(phrases[at], "unknown") &&
    /^(?:style|styled|type|inspired|themed|looking|effect)$/.test(phrases[at + 1]?.words ?? "")
  );
}

/** What is said of plants, and of little else that one asks for as "something". */
const plantlike =
  /^(?:evergreen|green|leafy|flowering|blooming|spiky|prickly|tall|low|fragrant|scented|colourful|trailing|bushy|hardy|tough|soft|dense|feathery|wispy|native|exotic|edible)$/;

/** "Plant something small", "something tall on the left": plants, whichever. */
function isSomePlant(phrases: readonly Phrase[], at: number): boolean {
  const [before, phrase] = [phrases[at - 1], phrases[at]!];
  if (!/^(?:something|somethings|anything)$/.test(phrase.words) || isCue(before, "place", "of", "refuse", "way"))
    return false;
  const said = describedSome(phrases, at);
  const next = phrases[at + 1 + said.length];
  const ends =
    !next || isKind(next, "comma", "stop", "spot") || isCue(next, "place", "and", "or", "but", "reason", "ask");
  const isPlant = said.some((one) => plantlike.test(one.words) || isKind(one, "color"));
  return ends && said.length > 0 && (isPlant || /^(?:plant|grow|planted)$/.test(before?.words ?? ""));
}

function describedSome(phrases: readonly Phrase[], at: number): readonly Phrase[] {
  const rest = phrases.slice(at + 1);
  const end = rest.findIndex((one) => !isKind(one, "word", "color", "amount", "size", "style") && !isCue(one, "and"));
  return end < 0 ? rest : rest.slice(0, end);
}

function nameOfSome(phrases: readonly Phrase[], at: number): string {
  const said = describedSome(phrases, at).filter((one) => isKind(one, "word") || isCue(one, "and"));
  return [phrases[at]!, ...said].map(({ words }) => words).join(" ");
}

/** Nouns that only say which of the next, as part of its name. */
function joinNouns(found: readonly Phrase[]): Phrase[] {
  const phrases = found.map((phrase, at) =>
    isSomePlant(found, at) ? { ...phrase, term: element("beds"), words: nameOfSome(found, at) } : phrase,
  );
  const joined: Phrase[] = [];
  phrases.forEach((phrase, at) => {
    const before = phrases[at - 1];
    const isJoined = at > 0 && (isModifier(phrases, at - 1) || isStyled(phrases, at - 1));
    if (isJoined && before)
      joined.splice(-1, 1, { ...phrase, words: `${before.words} ${phrase.words}`, from: before.from });
    else joined.push(phrase);
  });
  return joined;
}

/** Phrases whose meaning their neighbors decide. */
export function resolveHomonyms(found: readonly Phrase[]): Phrase[] {
  const phrases = joinNouns(found);
  return phrases.map((phrase, at) => {
    const near = { before: phrases[at - 1], phrase, next: phrases[at + 1], all: phrases, rest: phrases.slice(at + 1) };
    const found = homonyms.find(({ words, when }) => words.test(phrase.words) && when(near));
    return found?.means
      ? {
          ...phrase,
          term: found.means,
          ...(found.means.kind === "cue" &&
            found.means.cue === "place" &&
            /^(?:edge|border|line)$/.test(phrase.words) && { words: "along" }),
        }
      : phrase;
  });
}
