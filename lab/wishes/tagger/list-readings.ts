// node --import tsx lab/wishes/tagger/list-readings.ts: the marked wishes and what the rules read in each, as JSON Lines for train.py.
import { cutClauses } from "#app/designer/wish/clauses/cut-clauses.ts";
import { readAttitudes } from "#app/designer/wish/clauses/read-attitudes.ts";
import { findPhrases, isCue, isKind, type Phrase } from "#app/designer/wish/text/find-phrases.ts";
import { resolveHomonyms } from "#app/designer/wish/text/resolve-homonyms.ts";
import { blankListMarks, splitWords } from "#app/designer/wish/text/split-words.ts";
import { readPlace, whereBy } from "#app/designer/wish/things/places.ts";
import { type JudgedMarks, judgeMarks } from "../judge-marks.ts";
import { halves, listMarkedWishes } from "../list-marked-wishes.ts";
import type { MarkedWish } from "../marked-wish.ts";
import { isAt, typedPlaces } from "../typed-places.ts";

function listReading(marked: MarkedWish) {
  const phrases = resolveHomonyms(findPhrases(splitWords(blankListMarks(marked.text))));
  const clauses = readAttitudes(cutClauses(phrases));
  return {
    ...marked,
    phrases: phrases.map(({ from, to, term }) => ({
      from,
      to,
      kind: term.kind === "cue" ? `cue ${term.cue}` : term.kind,
    })),
    meant: clauses.flatMap(({ attitude, verb, phrases, verdict }) =>
      [verb, ...phrases, verdict].flatMap((one) =>
        one ? [{ from: one.from, to: one.to, attitude, byDefault: !verb && !verdict && attitude === "want" }] : [],
      ),
    ),
    readable: phrases.map((_, at) => readableAt(phrases, at)).filter(({ names }) => names.length > 0),
    places: listPlaces(judgeMarks(marked)),
  };
}

/** What the rules call a place that begins with this phrase, whatever it is the place of. */
function readableAt(phrases: readonly Phrase[], at: number) {
  const { from, to } = phrases[at]!;
  const place = isCue(phrases[at], "place", "way") ? readPlace(phrases, at) : undefined;
  const where = place?.where ?? (isKind(phrases[at], "spot") ? whereBy(phrases[at]!) : undefined);
  const names = [where?.place, where?.side, where?.spot].filter((name) => name !== undefined);
  return { from, to, end: place ? phrases[place.to - 1]!.to : to, names };
}

/** Of every place of a wanted thing, in the order of the marks: how the rules did, and whether they have it at another thing. */
function listPlaces({ marked, wish, judged }: JudgedMarks) {
  const outcomes = judged.filter(({ what }) => what === "place");
  const read = judged.filter(({ what }) => what === "want");
  return marked.clauses
    .flatMap(({ attitude, things }) => (attitude === "want" ? things : []))
    .flatMap(({ span, places }, at) =>
      places.map((place) => ({ thing: span, place, isThing: read[at]?.outcome === "right" })),
    )
    .map(({ thing, place, isThing }, at) => {
      const typed = typedPlaces(place);
      const isRead = [...wish.items, ...wish.undrawn].some((item) => isAt(typed, item));
      return { thing, span: place.span, typed, outcome: outcomes[at]?.outcome, isRead, isThing };
    });
}

for (const half of halves)
  for (const marked of listMarkedWishes(half)) console.log(JSON.stringify({ half, ...listReading(marked) }));
