import type { Element, Mood } from "../lexicon/garden-words.ts";
import type { Wish } from "./wish.ts";

/** Uses that stand for things: where one entertains one sits, where one eats there is a table. */
const usesBring: Partial<Record<Mood, readonly Element[]>> = {
  entertaining: ["patio", "seating"],
  "eat-outside": ["patio", "dining"],
};

type MoodWish = Pick<Wish, "moods" | "asked" | "kept" | "refused">;

/** What moods stand for, though nobody named it. Food grows in raised beds where the wish speaks of nothing else. */
export function listBrought({ moods, asked, kept, refused }: MoodWish): Element[] {
  // Who names the table has said where one eats.
  const uses = asked.includes("picnic-table") ? [...moods].filter((mood) => mood !== "eat-outside") : [...moods];
  const ofUses = uses.flatMap((mood) => usesBring[mood] ?? []);
  const growsFood = moods.includes("edible") && asked.length === 0 && kept.length === 0;
  const brought = new Set<Element>([...ofUses, ...(growsFood ? (["raised-bed"] as const) : [])]);
  return [...brought].filter((element) => !refused.includes(element));
}

/** Ground that is mown, and ground that lies where a lawn would: who names one of these has said what shall be there. */
const greenGrounds: readonly Element[] = ["lawn", "play-lawn", "artificial-turf"];

/** Whether there shall be no lawn because nobody wants to mow it. */
export function needsNoLawn({ moods, asked, kept }: MoodWish): boolean {
  return moods.includes("no-mowing") && !greenGrounds.some((ground) => asked.includes(ground) || kept.includes(ground));
}
