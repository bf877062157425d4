import { type DoubtQuestion, writeDoubtQuestion } from "#app/domain/ground/regions/doubt-question.ts";
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

/** For an uncertain reading. */
export function GroundDoubts({ doubts, isSubjectTold, doubted, redesigned = false, redrawsPaving }: GroundDoubtsProps) {
  const untold = doubts.filter((doubt) => !(isSubjectTold && subjectDoubts.includes(doubt)));
  const known = untold.map((doubt) => words[doubt]).filter((sentence) => sentence !== undefined);
  return (
    <div className="mb-6 rounded-lg bg-sky px-5 py-4">
      <p className="font-medium">We are not sure we read your photo right. Please have a look.</p>
      {known.length > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {known.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      {doubted ? <Question {...writeDoubtQuestion(doubted, redesigned, redrawsPaving)} /> : null}
    </div>
  );
}

function Question({ question, answers }: DoubtQuestion) {
  return (
    <fieldset className="mt-3">
      <legend className="font-semibold">{question}</legend>
      <div className="mt-2 flex flex-wrap gap-3">
        {answers.map(({ intent, words }) => (
          <Button key={intent} name="intent" value={intent} variant="secondary" className="bg-raised">
            {words}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
