import { writeDoubtQuestion } from "#app/domain/ground/regions/doubt-question.ts";
import type { NamedRegion } from "#app/domain/ground/regions/name-regions.ts";
import { Button } from "#app/ui/button.tsx";

/** Reasons for the question; a doubt without an entry is covered by the sentence around them. */
const words: Record<string, string> = {
  "little-ground": "We found little ground to work on.",
  ground: "We are not sure what is ground, and what of it should stay as it is.",
  levels: "The ground has several levels. We redesign the largest one and leave the others as they are.",
  snow: "There seems to be snow on the ground.",
  night: "The photo is very dark.",
  "no-yard": "This may not be a photo of a yard.",
  horizon: "We are not sure how the camera was held, so sizes may be off.",
  scale:
    "We cannot tell how high the camera was, so sizes may be far off. One length that you know will set them right.",
};

/** Doubts about the photo as a whole. */
const subjectDoubts: readonly string[] = ["snow", "night", "no-yard"];

interface GroundDoubtsProps {
  doubts: readonly string[];
  /** The subject note above says this already. */
  isSubjectTold: boolean;
  /** The region in question. */
  doubted: NamedRegion | undefined;
  /** Whether it would be redesigned as it was read. */
  redesigned: boolean | undefined;
  redrawsPaving: boolean;
}

/** For an uncertain reading: one question, or what should be checked. */
export function GroundDoubts({ doubts, isSubjectTold, doubted, redesigned = false, redrawsPaving }: GroundDoubtsProps) {
  const untold = doubts.filter((doubt) => !(isSubjectTold && subjectDoubts.includes(doubt)));
  // The question is about the ground already.
  const unasked = doubted ? untold.filter((doubt) => doubt !== "ground") : untold;
  const known = unasked.map((doubt) => words[doubt]).filter((sentence) => sentence !== undefined);
  return (
    <div className="rounded-lg bg-sky p-4 sm:px-5">
      {doubted ? <Question words={writeDoubtQuestion(doubted, redesigned, redrawsPaving)} /> : null}
      {doubted ? null : <p className="font-medium">We are not sure we read your photo right. Please have a look.</p>}
      {known.length > 0 ? (
        <ul className={`list-disc pl-5 ${doubted ? "mt-3 text-sm" : "mt-1"}`}>
          {known.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Question({ words }: { words: string }) {
  return (
    <fieldset>
      <legend className="font-semibold">{words}</legend>
      <div className="mt-3 flex gap-3">
        <Button name="intent" value="redesign" variant="secondary" className="grow bg-raised px-3!">
          Yes, redesign it
        </Button>
        <Button name="intent" value="keep" variant="secondary" className="grow bg-raised px-3!">
          No, keep it
        </Button>
      </div>
      <p className="mt-2 text-sm">Either answer leads on to the payment.</p>
    </fieldset>
  );
}
