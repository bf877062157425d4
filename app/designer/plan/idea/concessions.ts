import type { Element } from "../../wish/typed/garden-words.ts";
import type { Lack } from "../parts/no-room.ts";
import { type Idea, wantsFor } from "./idea.ts";

type Concession = (idea: Idea, lacks: readonly Lack[]) => Idea;

/**
 * What a design gives up, in this order, until everything that was requested has its place: planting that was not, first its
 * depth and then all of it, then the patio's own place, and the size of patio and pools. Each gives the same idea back if it has nothing to give.
 */
export const concessions: readonly Concession[] = [
  withNarrowBeds,
  (idea) => withoutOwnBeds(withNarrowBeds(idea)),
  (idea, lacks) => (lacks.some(isFurniture) ? withRoomForSeats(withoutOwnBeds(withNarrowBeds(idea))) : idea),
  (idea, lacks) => (lacks.every(isFurniture) ? idea : withLeastSizes(withoutOwnBeds(withNarrowBeds(idea)))),
];

/** The idea with the narrowest beds along the edges, and none elsewhere that was not requested. */
export function withNarrowBeds(idea: Idea): Idea {
  const { composition, scope } = idea;
  if (scope === "things") return idea;
  const { bedDepth } = composition;
  return {
    ...idea,
    composition: {
      ...composition,
      lawnShape: "open",
      bedDepth: [bedDepth[0], bedDepth[0]],
      islands: 0,
      frontCorners: "none",
      bedAroundPatio: false,
      bedAlongPath: false,
    },
  };
}

/** The idea without any planting but what was requested. */
export function withoutOwnBeds(idea: Idea): Idea {
  const { composition, framesYard, asked } = idea;
  const isRequested = asked.has("beds") || asked.has("border") || idea.planting.named.length > 0;
  if (!framesYard || isRequested) return idea;
  const { figure } = composition;
  return {
    ...idea,
    framesYard: false,
    composition: { ...composition, trees: 0, ...(figure && { figure: { ...figure, beds: [] } }) },
    trees: asked.has("tree") ? idea.trees : 0,
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

/** Square meters: a table or fire by itself, and each seat. By eye. */
const furnished = { center: 9, seat: 2.2, usualSeats: 4 };
/** Share of its extent that a small garden's terrace keeps. By eye. */
const smallTerrace = 0.7;

/** The idea with a patio large enough for its seats, wherever there is room for it. */
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

/** The idea with a patio and pools of the least size, wherever there is room for them. */
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

/** Whether there is a patio whose size the wish leaves open. */
function hasOwnPatio(idea: Idea): boolean {
  const [want] = wantsFor(idea, "patio");
  return want !== undefined && !want.size;
}
