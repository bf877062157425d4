import type { Element } from "../../wish/lexicon/garden-words.ts";
import { withPlainBeds } from "../parts/composition.ts";
import type { Lack } from "../parts/no-room.ts";
import { type Idea, wantsFor } from "./idea.ts";

type Concession = (idea: Idea, lacks: readonly Lack[]) => Idea;

/**
 * What a design gives up, in this order, until everything requested has its place: the depth of other planting, then
 * all of it, the patio's place, the size of patio and pools, the view of doors. Each returns the same idea if it has nothing to give up.
 */
export const concessions: readonly Concession[] = [
  withNarrowBeds,
  (idea) => withoutOwnBeds(withNarrowBeds(idea)),
  (idea, lacks) => (lacks.some(isFurniture) ? withRoomForSeats(withoutOwnBeds(withNarrowBeds(idea))) : idea),
  (idea, lacks) => (lacks.every(isFurniture) ? idea : withLeastSizes(withoutOwnBeds(withNarrowBeds(idea)))),
  (idea, lacks) => {
    const spare = withoutOwnBeds(withNarrowBeds(idea));
    return { ...(lacks.some(isFurniture) ? withRoomForSeats(spare) : spare), mayHide: true };
  },
];

/** All of it at once, for a look at whether there is room at all. */
export function concedeAll(idea: Idea, lacks: readonly Lack[]): Idea {
  const spare = withoutOwnBeds(withNarrowBeds(idea));
  return { ...(lacks.some(isFurniture) ? withRoomForSeats(spare) : withLeastSizes(spare)), mayHide: true };
}

export function withNarrowBeds(idea: Idea): Idea {
  const { composition, scope } = idea;
  if (scope === "things") return idea;
  const [least] = composition.bedDepth;
  const narrow = {
    ...withPlainBeds(composition, false),
    lawnShape: "open",
    bedDepth: [least, least],
    narrowBeds: true,
  } as const;
  return { ...idea, composition: narrow };
}

export function withoutOwnBeds(idea: Idea): Idea {
  const { composition, framesYard, asked } = idea;
  const isRequested = asked.includes("beds") || asked.includes("border") || idea.planting.named.length > 0;
  if (!framesYard || isRequested) return idea;
  const { figure } = composition;
  return {
    ...idea,
    framesYard: false,
    composition: { ...composition, trees: 0, ...(figure && { figure: { ...figure, beds: [] } }) },
    trees: asked.includes("tree") ? idea.trees : 0,
  };
}

const furniture: ReadonlySet<Lack["thing"]> = new Set<Element | "sofa">([
  "fire-pit",
  "dining",
  "seating",
  "sofa",
  "pergola",
  "parasol",
]);

function isFurniture({ thing }: Lack): boolean {
  return furniture.has(thing);
}

/** Square meters of a table or fire, and of each seat. */
const furnished = { center: 9, seat: 2.2, usualSeats: 4 };
/** Share of its extent that a small garden's terrace keeps. */
const smallTerrace = 0.7;

function withRoomForSeats(idea: Idea): Idea {
  if (!hasOwnPatio(idea)) return idea;
  const seats = (["seating", "dining"] as const).flatMap((element) => wantsFor(idea, element));
  const wanted = seats.reduce((sum, want) => sum + (want.seats ?? want.count ?? furnished.usualSeats), 0);
  const area = furnished.center + furnished.seat * wanted;
  const { composition } = idea;
  return {
    ...idea,
    composition: { ...composition, patioArea: Math.max(composition.patioArea, area), patioAnywhere: true },
  };
}

function withLeastSizes(idea: Idea): Idea {
  if (!hasOwnPatio(idea) && !idea.elements.has("pool")) return idea;
  const { composition } = idea;
  const { figure } = composition;
  const half = figure && ([figure.terrace.half[0] * smallTerrace, figure.terrace.half[1] * smallTerrace] as const);
  return {
    ...idea,
    composition: {
      ...composition,
      patioArea: 0,
      patioAnywhere: true,
      leastPools: true,
      ...(half && { figure: { ...figure, terrace: { ...figure.terrace, half } } }),
    },
  };
}

/** Whose size the wish leaves open. */
function hasOwnPatio(idea: Idea): boolean {
  const [want] = wantsFor(idea, "patio");
  return want !== undefined && !want.size;
}
