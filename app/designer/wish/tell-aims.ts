import { listBrought, needsNoLawn } from "./typed/brought-by-moods.ts";
import type { Mood } from "./typed/garden-words.ts";
import type { Wish } from "./typed/wish.ts";

type AimingWish = Pick<Wish, "moods" | "asked" | "kept" | "refused" | "scope" | "unit">;

/** What moods make the designer prefer wherever the wish leaves it the choice; several moods may aim at the same. */
const aimsOf: readonly (readonly [moods: readonly Mood[], words: string])[] = [
  [["low-maintenance"], "plants that need little care"],
  [["cheap"], "paving that costs less, and plants that look after themselves"],
  [["more-colour"], "plenty of flowers"],
  [["curb-appeal"], "plenty of flowers to welcome whoever comes in"],
  [["drought"], "plants that get by on little water"],
  [["bees"], "flowers that bees love"],
  [["wildlife"], "plants that birds and butterflies love"],
  [["shade"], "plants that thrive in shade"],
  [["sunny"], "plants that love the sun"],
  [["evergreen"], "evergreens that look good all winter"],
  [["privacy"], "planting that stays dense in winter, for privacy"],
  [["fragrance"], "scented plants"],
  [["relaxing"], "calm planting in few colours"],
  [["minimal"], "simple planting in few colours"],
  [["resale"], "planting that is easy for the next owner to keep up"],
];

/** Each as a noun phrase: "no lawn to mow", "plants that need little care". None where the wish tells no mood. */
export function tellAims(wish: AimingWish): string[] {
  const { moods, scope } = wish;
  // "That's all" says how much is wanted, not how it shall look.
  const isSaid = (mood: Mood) => moods.includes(mood) && !(mood === "minimal" && scope === "nothing-else");
  const chosen = aimsOf.flatMap(([own, words]) => (own.some(isSaid) ? [words] : []));
  return [...tellUses(wish), ...tellLawn(wish), ...tellHarmless(wish), ...tellNatives(wish), ...chosen];
}

/** The unit is all that a wish says about where its garden is. */
function tellNatives({ moods, unit }: AimingWish): string[] {
  const region = unit === "m" ? "Europe" : "North America";
  return moods.includes("native")
    ? [`plants native to ${region} (a nursery near you knows which grow in your county)`]
    : [];
}

/** What a use brings that the wish does not name itself. */
function tellUses(wish: AimingWish): string[] {
  const brought = listBrought(wish);
  const isNew = (element: (typeof brought)[number]) => brought.includes(element) && !wish.asked.includes(element);
  const floor = isNew("patio") ? "a patio with " : "";
  return [
    ...(isNew("seating") ? [`${floor}seats for your guests`] : []),
    ...(isNew("dining") ? [`${floor}a table to eat at`] : []),
    ...(isNew("raised-bed") ? ["raised beds for growing food"] : []),
  ];
}

function tellLawn(wish: AimingWish): string[] {
  if (needsNoLawn(wish)) return ["no lawn to mow"];
  return wish.moods.includes("no-mowing") ? ["a plain lawn without mown stripes"] : [];
}

function tellHarmless({ moods }: AimingWish): string[] {
  const who = [moods.includes("dogs") ? "dogs" : "", moods.includes("kids") ? "children" : ""]
    .filter(Boolean)
    .join(" and ");
  return [
    ...(who ? [`no poisonous or spiny plants, with ${who} in mind`] : []),
    ...(moods.includes("kids") ? ["no open water unless you ask for it"] : []),
  ];
}
