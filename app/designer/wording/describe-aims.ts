import type { Mood, Style } from "../wish/lexicon/garden-words.ts";
import { listBrought, needsNoLawn } from "../wish/typed/brought-by-moods.ts";
import type { Wish } from "../wish/typed/wish.ts";

type AimingWish = Pick<Wish, "moods" | "style" | "asked" | "kept" | "refused" | "scope" | "unit">;

const styleNames: Record<Style, string> = {
  modern: "a modern style",
  cottage: "a cottage style",
  mediterranean: "a Mediterranean style",
  japanese: "a Japanese style",
  xeriscape: "a xeriscape style",
  natural: "a natural style",
  formal: "a traditional style",
  tropical: "a tropical style",
};

/** What moods make the designer prefer wherever the wish leaves it the choice; several moods may aim at the same. */
const aimsOf: readonly (readonly [moods: readonly Mood[], words: string])[] = [
  [["low-maintenance"], "plants that need little care"],
  [["cheap"], "less costly paving and plants that look after themselves"],
  [["more-colour"], "plenty of flowers"],
  [["curb-appeal"], "a welcoming front with plenty of flowers"],
  [["drought"], "plants that get by on little water"],
  [["bees"], "flowers that bees love"],
  [["wildlife"], "plants that birds and butterflies love"],
  [["shade"], "plants that thrive in shade"],
  [["sunny"], "plants that love the sun"],
  [["evergreen"], "evergreens that look good all winter"],
  [["privacy"], "privacy from planting that stays dense in winter"],
  [["fragrance"], "scented plants"],
  [["relaxing"], "calm planting in few colors"],
  [["minimal"], "simple planting in few colors"],
  [["resale"], "planting that is easy for the next owner to keep up"],
];

/** Each as a noun phrase: "a modern style", "plants that need little care". None where the wish states neither style nor mood. */
export function describeAims(wish: AimingWish): string[] {
  const { moods, scope } = wish;
  // "That's all" says how much is wanted, not how it shall look.
  const isSaid = (mood: Mood) => moods.includes(mood) && !(mood === "minimal" && scope === "nothing-else");
  const chosen = aimsOf.flatMap(([own, words]) => (own.some(isSaid) ? [words] : []));
  return [
    ...(wish.style ? [styleNames[wish.style]] : []),
    ...describeUses(wish),
    ...describeLawn(wish),
    ...describeHarmless(wish),
    ...describeNatives(wish),
    ...chosen,
  ];
}

/** The unit is all that a wish says about where its garden is. */
function describeNatives({ moods, unit }: AimingWish): string[] {
  const region = unit === "m" ? "Europe" : "North America";
  return moods.includes("native")
    ? [`plants native to ${region} (a nursery near you knows which grow in your county)`]
    : [];
}

/** What a use brings that the wish does not name itself. */
function describeUses(wish: AimingWish): string[] {
  const brought = listBrought(wish);
  const isNew = (element: (typeof brought)[number]) => brought.includes(element) && !wish.asked.includes(element);
  const floor = isNew("patio") ? "a patio with " : "";
  return [
    ...(isNew("seating") ? [`${floor}seats for your guests`] : []),
    ...(isNew("dining") ? [`${floor}a table to eat at`] : []),
    ...(isNew("raised-bed") ? ["raised beds for growing food"] : []),
  ];
}

function describeLawn(wish: AimingWish): string[] {
  if (needsNoLawn(wish)) return ["no lawn to mow"];
  return wish.moods.includes("no-mowing") ? ["a plain lawn without mown stripes"] : [];
}

function describeHarmless({ moods }: AimingWish): string[] {
  const who = [moods.includes("dogs") ? "dogs" : "", moods.includes("kids") ? "children" : ""]
    .filter(Boolean)
    .join(" and ");
  return [
    ...(who ? [`plants that are safe for ${who}`] : []),
    ...(moods.includes("kids") ? ["no open water unless you ask for it"] : []),
  ];
}
