import type { CellKind } from "#app/providers/images/ground-cells.ts";
import type { NamedRegion } from "./name-regions.ts";

/** The one question about a photo that was not read reliably, with its two answers. Safe in the browser. */
export interface DoubtQuestion {
  number: number;
  question: string;
  answers: readonly [DoubtAnswer, DoubtAnswer];
}

interface DoubtAnswer {
  intent: "redesign" | "keep";
  words: string;
}

const phrases: Record<CellKind, string> = {
  none: "something",
  built: "something",
  ground: "ground",
  lawn: "lawn",
  soil: "bare soil",
  bed: "a bed",
  gravel: "gravel",
  paving: "paving",
  driveway: "a driveway",
  street: "a street",
  pool: "a pool",
  steps: "a flight of steps",
};

const usuallyRedesigned: readonly CellKind[] = ["ground", "lawn", "soil", "bed", "gravel"];

/** `redesigned` is the region's fate as read, `redrawsPaving` whether the wish has paving drawn over. */
export function writeDoubtQuestion(
  { number, kind, maybe = "none" }: NamedRegion,
  redesigned: boolean,
  redrawsPaving: boolean,
): DoubtQuestion {
  const [own, other] = redesigned ? (["redesign", "keep"] as const) : (["keep", "redesign"] as const);
  const isRedesigned = usuallyRedesigned.includes(maybe) || (maybe === "paving" && redrawsPaving);
  const isAlike = isRedesigned === redesigned;
  const [read, instead] = [phrases[kind], isAlike ? phrases.none : phrases[maybe]];
  return {
    number,
    question: `Is this part ${number} ${read} to ${own}, or ${instead} to ${other}?`,
    answers: [answer(own, read), answer(other, instead)],
  };
}

function answer(intent: DoubtAnswer["intent"], phrase: string): DoubtAnswer {
  const what = phrase === phrases.none ? "It is something else" : `It is ${phrase}`;
  return { intent, words: `${what}: ${intent} it` };
}
