import type { WishItem } from "../../wish/typed/wish.ts";
import { countPatches } from "../ground/drop-small-patches.ts";
import { cellSize, gridSide, leftX, nearestZ } from "../ground/ground-grid.ts";
import type { Lack } from "../parts/no-room.ts";
import { stepOfStones } from "../surfaces/stepping-stones.ts";
import { isObjectFor } from "./objects-for-element.ts";
import type { Site } from "./site.ts";

const leastBed = 0.5; // square meters
const mostPaths = 3;

/** Numbers that no placer reports: a garden has one path. */
export function reportCounts(site: Site): void {
  const { noRoom, idea } = site;
  for (const thing of new Set(idea.items.filter(({ count }) => count).map((item) => item.thing))) {
    if (noRoom.lacks.some((lack) => lack.thing === thing && reportsNumber(lack))) continue;
    const items = idea.items.filter((item) => item.thing === thing);
    const wanted = items.reduce((sum, { count }) => sum + (count ?? 1), 0);
    const drawn = countOf(site, thing);
    // More of a thing may come with something else: boulders with a creek.
    const isAsked = drawn === undefined || drawn === wanted || (drawn > wanted && !isGround(thing));
    if (!isAsked && drawn > 0) noRoom.reportNumber(isSteps(site, thing) ? "stepping stones" : thing, wanted, drawn);
  }
}

function reportsNumber({ isMissing, words }: Lack): boolean {
  return isMissing || /^\d+ of \d/.test(words);
}

function countOf(site: Site, thing: WishItem["thing"]): number | undefined {
  const { layout, objects } = site;
  if (thing === "patio") return layout.patio ? 1 : 0;
  if (isSteps(site, thing)) return Math.ceil((layout.path?.length ?? 0) / stepOfStones(site.idea.paving.steppingSlabs));
  if (thing === "path") return layout.path ? 1 : 0;
  if (thing === "beds") return countBeds(site);
  const own = objects.filter(({ object }) => isObjectFor(thing, object));
  return own.length > 0 && thing !== "dining" ? own.length : undefined;
}

function isGround(thing: WishItem["thing"]): boolean {
  return thing === "beds" || thing === "path";
}

/** A number larger than a garden's paths counts its stepping stones. */
function isSteps({ idea }: Site, thing: WishItem["thing"]): boolean {
  const isMany = idea.items.some((item) => item.thing === thing && (item.count ?? 0) > mostPaths);
  return thing === "path" && idea.paving.stepping && isMany;
}

function countBeds({ map, layout }: Site): number {
  const { open } = layout.terrain.grid;
  const inBed = open.map((own, cell) => {
    if (!own || (layout.beds[cell] ?? 9) >= 0) return 0;
    const [x, z] = [
      leftX + ((cell % gridSide) + 0.5) * cellSize,
      nearestZ + (Math.floor(cell / gridSide) + 0.5) * cellSize,
    ];
    return map.surfaceAt(x, z).kind === "bed" ? 1 : 0;
  });
  return countPatches(inBed, gridSide, leastBed / cellSize ** 2);
}
