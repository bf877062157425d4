import * as verbs from "../lexicon/subjects.ts";
import { cue } from "../lexicon/term.ts";
import { grown } from "../lexicon/traits.ts";
import { together } from "../lexicon/verb-pairs.ts";
import { isCue, isDescription, isKind, isNew, isNoun, leadsToThing, type Phrase } from "../text/find-phrases.ts";
import type { Clause, Link } from "./clause.ts";
import { belongsToVerb, findTellingVerb } from "./tells-of-yard.ts";

interface Draft {
  link: Link;
  joinedBy?: string;
  verb?: Phrase;
  phrases: Phrase[];
  lead?: Phrase[];
}

/**
 * Cuts sentences into clauses: at commas, "and", "or" and "but", before every verb that says how what follows is meant, and
 * after every one that says what becomes of the noun before it.
 */
export function cutClauses(phrases: readonly Phrase[]): Clause[] {
  const clauses: Clause[] = [];
  let draft: Draft = { link: "start", phrases: [] };
  let sentence = 0;
  const close = (link: Link, verdict?: Phrase) => {
    if (draft.phrases.length > 0 || verdict || draft.verb) clauses.push({ ...draft, verdict, sentence });
    draft = { link, phrases: [] };
  };
  /** Verbs of clauses that only tell. */
  const silent = new Set<number>();
  phrases.forEach((phrase, at) => {
    if (draft.phrases.length === 0 && !draft.verb) {
      const verb = findTellingVerb(phrases, at);
      if (verb >= 0) {
        draft.verb = { ...phrase, words: "", to: phrase.from, term: cue("state") };
        silent.add(verb);
        if (belongsToVerb(phrases[verb + 1])) silent.add(verb + 1);
      }
    }
    if (silent.has(at)) {
      draft.phrases.push({ ...phrase, term: { kind: "word" } });
      return;
    }
    const link = linkAt(phrases, at, draft);
    if (isKind(phrase, "stop")) {
      close("start");
      sentence++;
    } else if (link) {
      const keepsLink = draft.phrases.length === 0 && !draft.verb && draft.link !== "start";
      close(keepsLink && link === "comma" ? draft.link : link);
      draft.joinedBy = keepsLink && link !== "comma" ? `, ${phrase.words}` : phrase.words;
    } else if (isAllElse(phrase, draft)) {
      close("comma");
      draft.phrases.push(phrase);
    } else if (!closesClause(phrases, at, draft) && opensClause(phrases, at, draft)) {
      const before = draft;
      const opening = draft.phrases.some((one) => !isKind(one, "word"));
      if (opening) close("next");
      const lead = [...(draft.lead ?? []), ...(draft.verb ? [draft.verb] : []), ...draft.phrases];
      draft = { ...draft, lead, phrases: [], verb: combineVerbs(draft.verb, asOpening(phrases, at, before)) };
    } else if (replacesIt(phrase, draft)) {
      draft.verb = { ...draft.verb!, term: cue("ask"), words: `${draft.verb!.words} with` };
    } else if (changesHands(phrases, at, draft)) {
      draft.verb ??= { ...draft.phrases[0]!, words: "replace", to: draft.phrases[0]!.from, term: cue("remove") };
      close("next");
      if (isKind(phrase, "cue") && !isCue(phrase, "a")) draft.verb = { ...phrase, term: cue("ask") };
      else draft = { ...draft, verb: { ...phrase, words: "", term: cue("ask") }, phrases: [phrase] };
    } else if (closesClause(phrases, at, draft)) {
      close("next", asVerdict(phrase));
      if (isCue(phrase, "back-state")) draft.verb = { ...phrase, term: cue("state") };
    } else if (!isIdle(phrase)) draft.phrases.push(phrase);
  });
  close("start");
  return clauses;
}

/** A verb as it is meant where it begins a clause. */
function asOpening(phrases: readonly Phrase[], at: number, before: Draft): Phrase {
  const phrase = phrases[at]!;
  // "Don't paint the fence".
  const isForbidden = /^(?:don'?t|do not|never)$/.test(before.phrases.at(-1)?.words ?? "");
  if (isForbidden && isCue(phrase, "alter", "remove", "move")) return { ...phrase, term: cue("keep") };
  if (isCompared(phrase, phrases[at + 1], before)) return { ...phrase, term: cue("refuse") };
  if (phrase.words === "like" && likens(phrases, at)) return { ...phrase, term: cue("reason") };
  if (isCue(phrase, "back-keep")) return { ...phrase, term: cue("keep") };
  if (isNeed(phrases, at)) return { ...phrase, term: cue("ask") };
  return verbs.subordinates.test(phrase.words) ? { ...phrase, term: cue("reason") } : phrase;
}

/** The verb of "we would like | to keep", "don't want | to lose". */
function combineVerbs(first: Phrase | undefined, second: Phrase): Phrase {
  const meaning = first && together.find(([one, other]) => isCue(first, one) && isCue(second, other))?.[2];
  // "Because we want privacy"; not so "so I want a bench".
  if (isCue(first, "reason") && isCue(second, "ask") && !/^so\b/.test(first?.words ?? "")) return first ?? second;
  if (!first || !meaning) return second;
  return {
    ...second,
    term: cue(meaning),
    words: isCue(second, "exception")
      ? second.words
      : meaning === "state"
        ? `${first.words} ${second.words}`
        : meaning === "keep" || meaning === "remove"
          ? meaning
          : first.words,
    from: first.from,
  };
}

/** "Keep the oak everything else can go". */
function isAllElse(phrase: Phrase, { verb, phrases }: Draft): boolean {
  return isCue(phrase, "everything") && isCue(verb, "keep", "remove") && phrases.some(isNoun);
}

function isIdle({ words }: Phrase): boolean {
  return verbs.idle.test(words);
}

function linkAt(phrases: readonly Phrase[], at: number, draft: Draft): Link | undefined {
  const { term } = phrases[at]!;
  if (term.kind === "comma") {
    if (term.heads) return "colon";
    if (term.opens) return "bracket";
    return joinsDescriptions(phrases, at) ? undefined : "comma";
  }
  if (!isCue(phrases[at], "and", "or", "but") || joinsDescriptions(phrases, at) || isBetween(draft, phrases[at + 1]))
    return undefined;
  // "There is just mud": an adverb.
  if (/^(?:just|while|so)$/.test(phrases[at]!.words) && isCue(phrases[at - 1], "state", "back-state")) return undefined;
  return isCue(phrases[at], "and") ? "and" : isCue(phrases[at], "or") ? "or" : "but";
}

/** "White and purple flowers", "brick and stone path", "3 m wide and 1 m high". */
function joinsDescriptions(phrases: readonly Phrase[], at: number): boolean {
  const [before, next] = [phrases[at - 1], phrases[at + 1]];
  if (isKind(before, "size") && isKind(next, "size")) return true;
  const described = isKind(before, "color", "material", "shape", "style", "size");
  if (!described || !isKind(next, "color", "material", "shape", "style")) return false;
  return leadsToThing(phrases, at) || isKind(before, "color");
}

/** "Between the drive and the fence". */
function isBetween({ phrases }: Draft, next: Phrase | undefined): boolean {
  if (isCue(next, "a")) return false;
  const from = phrases.findLastIndex(({ words }) => words === "between");
  return from >= 0 && phrases.slice(from).filter(isNoun).length === 1;
}

/** "The finish", "a built in grill": after an article a verb is none. */
function isNamed(phrases: readonly Phrase[], at: number): boolean {
  return isCue(phrases[at - 1], "a", "the", "some", "of") && isCue(phrases[at], "ask", "alter", "move", "remove");
}

/** "A tree that we love", "which needs repair". */
function isRelative(phrases: readonly Phrase[], at: number): boolean {
  const [first, second] = [phrases[at - 1]?.words ?? "", phrases[at - 2]?.words ?? ""];
  return (
    /^(?:that|which|who)$/.test(first) ||
    (/^(?:we|i|you|they|nobody)$/.test(first) && /^(?:that|which|who)$/.test(second))
  );
}

function isCompared({ words }: Phrase, next: Phrase | undefined, { verb, phrases }: Draft): boolean {
  if (!phrases.some((one) => isNoun(one) || isKind(one, "material"))) return false;
  const all = [verb, ...phrases].map((one) => one?.words).join(" ");
  return (
    (words === "than" && /rather|prefer|sooner/.test(all)) ||
    (/^(?:to|over)$/.test(words) && /prefer$/.test(verb?.words ?? "") && !isCue(next, "the", "a"))
  );
}

/** "Like a quilt", "feels like a jail"; not so "like Tuscany", "something like a pond" and "fruit trees like mango". */
function likens(phrases: readonly Phrase[], at: number): boolean {
  const [before, next] = [phrases[at - 1], phrases[at + 1]];
  if (!before || verbs.isWho.test(before.words)) return false;
  const feels = /(?:^| )(?:feels?|look|looks?|looking|feeling|works?|smells?|sounds?)$/.test(before.words);
  return feels || (isCue(next, "the", "a") && isKind(before, "thing", "noun", "word", "style"));
}

/** "We were going to put in a pool". */
function isGivenUp({ verb, phrases }: Draft): boolean {
  const isPast = isCue(verb, "state") && /^(?:|were|was|had|used to be)$/.test(verb?.words ?? "");
  return (
    isPast && phrases.some(({ words }) => /^(?:going|planning|meant|supposed|thinking|planned|going to)$/.test(words))
  );
}

function opensClause(phrases: readonly Phrase[], at: number, draft: Draft): boolean {
  const phrase = phrases[at]!;
  // "I'd rather have a hedge than a fence", "we prefer grass to gravel".
  if (isCompared(phrase, phrases[at + 1], draft)) return true;
  if (isGivenUp(draft)) return false;
  if (isNamed(phrases, at) || isRelative(phrases, at)) return false;
  // "The hedge must under no circumstances be removed".
  if (/circumstances|means$|account$/.test(phrase.words) && draft.phrases.some(isNoun)) return false;
  // "Where would you put a bench?"
  if (phrase.words === "where" && /^(?:would|could|should|can)$/.test(phrases[at + 1]?.words ?? "")) return false;
  if (verbs.subordinates.test(phrase.words)) return true;
  // "The previous owners planted junipers".
  if (isCue(phrase, "ask") && /owners?$/.test(draft.verb?.words ?? "")) return false;
  const hasNoun = draft.phrases.some(isNoun);
  if (isCue(phrase, "ask")) {
    const isOther = hasNoun && isCue(draft.verb, "remove", "refuse", "keep", "state", "reason");
    if (verbs.idle.test(phrase.words)) return (!hasNoun && !draft.verb) || isOther;
    if (verbs.ofSubject.test(phrase.words)) return !hasNoun || draft.verb !== undefined;
    if (phrase.words === "like" && likens(phrases, at)) return true;
    if (phrase.words === "like") return !isNoun(phrases[at - 1]) && !isDescription(phrases[at - 1]);
    if (/^(?:more|can|could|do)$/.test(phrase.words)) return !hasNoun && !draft.verb;
    return true;
  }
  if (isCue(phrase, "back-keep") || isNeed(phrases, at)) return true;
  return isCue(phrase, "move", "refuse", "remove", "keep", "alter", "state", "reason", "exception", "unsure");
}

/** "The yard needs a wall". */
function isNeed(phrases: readonly Phrase[], at: number): boolean {
  return phrases[at]?.words === "needs" && isNew(phrases.slice(at + 1)) && leadsToThing(phrases, at);
}

/** "Replace with clover": what goes was named before. */
function replacesIt(phrase: Phrase, { verb, phrases }: Draft): boolean {
  const isLink = isCue(phrase, "with", "for") || /^(?:to|into)$/.test(phrase.words);
  return (
    isLink && verbs.exchanges.test(verb?.words ?? "") && !phrases.some((one) => isNoun(one) || isKind(one, "material"))
  );
}

/** "Replace the lawn | with gravel", "turn the bed | into a patio", "make the lawn | a meadow". */
function changesHands(phrases: readonly Phrase[], at: number, { verb, phrases: before }: Draft): boolean {
  if (!before.some(isNoun) && !before.some((one) => isKind(one, "material"))) return false;
  const phrase = phrases[at]!;
  // "Keep the oak | with a bench under it".
  if (isCue(verb, "keep") && isCue(phrase, "with") && isNew(phrases.slice(at + 1))) return true;
  if (isCue(phrase, "with") && /replaced/.test(phrase.words)) return true;
  if (!verb) return isExchangeAgain(phrases, at, before);
  if (isCue(verb, "remove") && isCue(phrase, "for")) return true;
  if (verbs.exchanges.test(verb.words)) return isCue(phrase, "with", "for") || /^(?:to|into|by)$/.test(phrase.words);
  if (/^(?:make|please make)$/.test(verb.words)) {
    if (isCue(phrase, "a")) return isNoun(before.at(-1));
    const isOther = isGrown(before.at(-1)) ? isKind(phrase, "material") : isGrown(phrase);
    return isOther && isCue(before[0], "the", "old") && endsAt(phrases, at);
  }
  // "Instead of the hedge a fence", "instead of the lawn wildflowers".
  const isNamed =
    isCue(phrase, "a") || (isKind(phrase, "thing") && isCue(before[0], "the", "old") && isKind(before.at(-1), "thing"));
  return isCue(verb, "refuse") && /instead|rather|place|lieu/.test(verb.words) && isNamed && isNoun(before.at(-1));
}

/** "Make the gravel | lawn", "make the lawn | gravel". */
function isGrown(phrase: Phrase | undefined): boolean {
  return phrase?.term.kind === "thing" && grown.has(phrase.term.element);
}

/** "Replace the lawn with clover, and the gravel | with flagstone". */
function isExchangeAgain(phrases: readonly Phrase[], at: number, before: readonly Phrase[]): boolean {
  if (!isCue(phrases[at], "with", "for") || !isCue(before[0], "the", "old")) return false;
  const start = phrases.findLastIndex((one, i) => i < at && isKind(one, "stop"));
  return phrases.slice(start + 1, at).some((one) => verbs.exchanges.test(one.words));
}

function asVerdict(phrase: Phrase): Phrase {
  if (isCue(phrase, "keep")) return { ...phrase, term: cue("back-keep") };
  return isCue(phrase, "refuse") ? { ...phrase, term: cue("back-remove") } : phrase;
}

function closesClause(phrases: readonly Phrase[], at: number, draft: Draft): boolean {
  const phrase = phrases[at]!;
  // "The rest stays lawn".
  if (isCue(phrase, "back-keep") && isNoun(phrases[at + 1]) && !draft.phrases.some(isNoun)) return false;
  // "A path that forgets where it is going", "come out another two meters".
  if (isCue(phrase, "back-keep") && /^(?:as|where) /.test(phrase.words) && isKind(phrases[at + 1], "word", "unknown"))
    return false;
  // "A screen that stays dense".
  const isLasting = / (?:clear|open|dense|green|visible)$/.test(phrase.words);
  if (
    isCue(phrase, "back-keep") &&
    isRelative(phrases, at) &&
    (isLasting || isKind(phrases[at + 1], "word", "color", "size", "amount"))
  )
    return false;
  if (isCue(phrase, "back-remove") && phrases[at + 1]?.words === "another") return false;
  if (isCue(phrase, "back-keep", "back-remove")) return true;
  if (isCue(phrase, "back-dislike")) return draft.phrases.some((one) => isNoun(one) || isKind(one, "material"));
  // "The birch not to cut!", "thujas I don't want."
  const ends = endsAt(phrases, at);
  if (isCue(phrase, "keep", "refuse")) return ends && !draft.verb && draft.phrases.some(isNoun);
  // "For a mountain cabin feel".
  const isNounHere = ends && /^(?:feel|look|looks)$/.test(phrase.words);
  if (isNounHere || isNeed(phrases, at)) return false;
  return isCue(phrase, "back-state") && !isRelative(phrases, at) && draft.phrases.some(isNoun);
}

function endsAt(phrases: readonly Phrase[], at: number): boolean {
  const next = phrases
    .slice(at + 1)
    .find(({ words }) => !/^(?:of course|course|please|though|now|all|too|obviously|any more|anymore)$/.test(words));
  return !next || isKind(next, "comma", "stop");
}
