import {
  type Homonym,
  homonyms,
  likeness,
  type Neighbor,
  planting,
  plantlike,
  something,
} from "../lexicon/homonyms.ts";
import { findTerm } from "../lexicon/lexicon.ts";
import { element } from "../lexicon/term.ts";
import { modified, modifiers } from "../lexicon/traits.ts";
import { isCue, isDescription, isKind, type Phrase } from "./find-phrases.ts";

/** Phrases whose meaning their neighbors decide. */
export function resolveHomonyms(found: readonly Phrase[]): Phrase[] {
  const phrases = joinNouns(found);
  return phrases.map((phrase, at) => {
    const { means, called = phrase.words } = homonyms.find((one) => isMeant(one, phrases, at)) ?? {};
    const term = typeof means === "string" ? findTerm([means]) : means;
    return term ? { ...phrase, term, words: called } : phrase;
  });
}

function isMeant(homonym: Homonym, phrases: readonly Phrase[], at: number): boolean {
  const { words, itself, before, notBefore, next, anywhere, withMaterial } = homonym;
  const [last, phrase, following] = [phrases[at - 1], phrases[at]!, phrases[at + 1]];
  return (
    words.test(phrase.words) &&
    (!itself || isCue(phrase, itself)) &&
    (!before || fits(before, last)) &&
    !(notBefore && fits(notBefore, last)) &&
    (!next || fits(next, following)) &&
    (!anywhere || phrases.some((one) => anywhere.test(one.words))) &&
    (!withMaterial || leadsToMaterial(phrases.slice(at + 1)))
  );
}

function fits({ is = [], says }: Neighbor, phrase: Phrase | undefined): boolean {
  if (!phrase) return is.includes("nothing");
  const { term, words } = phrase;
  if (says?.test(words)) return true;
  if (term.kind === "cue") return is.includes(term.cue);
  return (
    is.includes(term.kind) ||
    (term.kind === "comma" && term.heads === true && is.includes("colon")) ||
    (term.kind === "spot" && term.sure === true && is.includes("sure-spot"))
  );
}

/** "The lawn with steel", and no thing made of it. */
function leadsToMaterial(phrases: readonly Phrase[]): boolean {
  const link = phrases.findIndex((one) => isCue(one, "with"));
  return link > 0 && link < 5 && isKind(phrases[link + 1], "material") && !isKind(phrases[link + 2], "thing");
}

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
    modified.has(next.term.element)
  );
}

/** "Boma style seating". */
function isStyled(phrases: readonly Phrase[], at: number): boolean {
  return isKind(phrases[at], "unknown") && likeness.test(phrases[at + 1]?.words ?? "");
}

/** "Plant something small", "something tall on the left": plants, whichever. */
function isSomePlant(phrases: readonly Phrase[], at: number): boolean {
  const [before, phrase] = [phrases[at - 1], phrases[at]!];
  if (!something.test(phrase.words) || isCue(before, "place", "of", "refuse", "way")) return false;
  const said = describedSome(phrases, at);
  const next = phrases[at + 1 + said.length];
  const ends =
    !next || isKind(next, "comma", "stop", "spot") || isCue(next, "place", "and", "or", "but", "reason", "ask");
  const isPlant = said.some((one) => plantlike.test(one.words) || isKind(one, "color"));
  return ends && said.length > 0 && (isPlant || planting.test(before?.words ?? ""));
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
