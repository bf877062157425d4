import type { Wish } from "../../wish/typed/wish.ts";
import { bedWants, type Idea } from "../idea/idea.ts";
import type { HeldSurfaces, Layout } from "../surfaces/surfaces.ts";
import type { Concern } from "./concern.ts";

export function holdSurfaces(before: Layout, after: Idea, change: Wish, { things, all }: Concern): HeldSurfaces {
  if (all) return {};
  const held: HeldSurfaces = {};
  if (!isRelaid("patio", before, after, change)) held.patio = before.patio;
  if (!("patio" in held) || isRelaid("path", before, after, change)) return { ...held, ...withoutBeds(before, things) };
  held.path = before.path;
  Object.assign(held, withoutBeds(before, things));
  const water = (["pool", "pond", "fountain"] as const).some((thing) => things.has(thing));
  const ground = things.has("dry-creek") || things.has("play-lawn") || things.has("meadow");
  if (!water && !ground && sameBeds(before.idea, after, change)) held.beds = before.beds;
  return held;
}

function withoutBeds({ creek, playLawn }: Layout, things: Concern["things"]): HeldSurfaces {
  return { ...(!things.has("dry-creek") && { creek }), ...(!things.has("play-lawn") && { playLawn }) };
}

/**
 * A new surface keeps its place: only one that appears, disappears or gets another place, size or shape is laid again.
 */
function isRelaid(thing: "patio" | "path", before: Layout, after: Idea, change: Wish): boolean {
  const wasThere = before[thing] !== undefined;
  if (wasThere !== after.elements.has(thing)) return wasThere || !before.idea.elements.has(thing);
  return change.items.some(
    ({ thing: own, place, spot, from, to, size, shape, amount, share }) =>
      own === thing && (place ?? spot ?? from ?? to ?? size ?? shape ?? amount ?? share) !== undefined,
  );
}

function sameBeds(before: Idea, after: Idea, change: Wish): boolean {
  const places = (idea: Idea) =>
    JSON.stringify(bedWants(idea).map(({ place, spot, size, count }) => [place, spot, size, count]));
  return (
    !change.refused.includes("beds") &&
    before.scope === after.scope &&
    before.framesYard === after.framesYard &&
    before.refused.includes("beds") === after.refused.includes("beds") &&
    places(before) === places(after)
  );
}
