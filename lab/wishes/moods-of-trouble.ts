import type { Mood } from "#app/designer/wish/lexicon/garden-words.ts";

const answers: Readonly<Record<string, readonly Mood[]>> = {
  overlooked: ["privacy"],
  "too-much-mowing": ["no-mowing", "low-maintenance"],
  "too-much-work": ["low-maintenance"],
  weeds: ["low-maintenance"],
  "too-shady": ["shade"],
  "no-grass": ["shade"],
  hot: ["shade", "sunny"],
  dry: ["drought"],
  "dog-digs": ["dogs"],
  dull: ["more-colour"],
};

/** None where the typed wish has no answer. */
export function moodsOfTrouble(trouble: string | undefined): readonly Mood[] {
  return answers[trouble ?? ""] ?? [];
}
