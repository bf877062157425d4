import type { Idea } from "./idea.ts";

/** The idea with the narrowest beds along the edges, and none elsewhere that was not requested. The same if it has no others. */
export function withNarrowBeds(idea: Idea): Idea {
  const { composition, framesYard, scope } = idea;
  const { bedDepth, figure } = composition;
  if (scope === "things" || figure || !framesYard) return idea;
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

/** The idea without any planting but what was requested. The same if it has none. */
export function withoutOwnBeds(idea: Idea): Idea {
  const { composition, framesYard, asked } = idea;
  const isRequested = asked.has("beds") || asked.has("border") || idea.planting.named.length > 0;
  if (!framesYard || isRequested) return idea;
  const { figure } = composition;
  return {
    ...idea,
    framesYard: false,
    composition: {
      ...composition,
      islands: 0,
      frontCorners: "none",
      bedAroundPatio: false,
      bedAlongPath: false,
      trees: 0,
      ...(figure && { figure: { ...figure, beds: [] } }),
    },
    trees: asked.has("tree") ? idea.trees : 0,
  };
}
