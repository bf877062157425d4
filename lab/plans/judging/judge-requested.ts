import { distanceTransform } from "../../../app/designer/numeric/distance-transform.ts";
import { type ObjectName, objectCatalog } from "../../../app/designer/objects/catalog.ts";
import { isOpenKind } from "../../../app/designer/photo/scene/scene.ts";
import { isObjectFor } from "../../../app/designer/plan/site/objects-for-element.ts";
import { isSpecies, speciesCatalog } from "../../../app/designer/plants/catalog.ts";
import { forCellsIn, middleOf, type PlacedThing, type PlanFromAbove, roleOf } from "../plan-from-above.ts";
import type { Requested } from "../yard-wishes.ts";

export interface RequestedAnswer extends Requested {
  /** Of a surface, 1 if there is any. */
  drawn: number;
  /** Whether open ground has space for one at its smallest useful size, or it is drawn. */
  hasSpace: boolean;
}

export function judgeRequested(plan: PlanFromAbove, requested: readonly Requested[]): RequestedAnswer[] {
  let widest: number | undefined;
  return requested.map((own) => {
    const drawn = countDrawn(plan, own.thing);
    if (drawn === 0) widest ??= widestSpace(plan, requested);
    return { ...own, drawn, hasSpace: drawn > 0 || (widest ?? 0) >= smallestRadius(own.thing) };
  });
}

/** Square meters of a surface that is there. By eye. */
const leastSurface = 0.8;

function countDrawn(plan: PlanFromAbove, thing: Requested["thing"]): number {
  const surface = surfaceOf(plan, thing);
  if (surface !== undefined) return surface >= leastSurface ? 1 : 0;
  return plan.things.filter((own) => isFor(thing, own)).length;
}

export function isFor(thing: Requested["thing"], { what }: PlacedThing): boolean {
  if (thing === "tree" || thing === "hedge") return roleOf(what) === thing;
  return what === thing || (!isSpecies(what) && isObjectFor(thing, what));
}

/** Undefined for what is not ground. */
function surfaceOf(plan: PlanFromAbove, thing: Requested["thing"]): number | undefined {
  const area = (isIt: (cell: number) => boolean) => plan.laid.filter((_, cell) => isIt(cell)).length * plan.step ** 2;
  const laid = (...kinds: string[]) => area((cell) => kinds.includes(plan.laid[cell]?.kind ?? "none"));
  // Old paving with a new surface may be the patio or the path.
  switch (thing) {
    case "patio":
      return laid("patio", "existing-paving");
    case "path":
      // An existing walk that leads the requested way is the path.
      return plan.lacks.some((words) => words.includes("stays as it is"))
        ? leastSurface
        : laid("path", "stepping-stone", "existing-paving");
    case "beds":
      return laid("bed");
    case "meadow":
      return laid("meadow");
    case "dry-creek":
      return laid("creek");
    case "lawn":
    case "gravel":
      return area((cell) => (plan.laid[cell]?.change ?? plan.before[cell]) === thing);
    default:
      return undefined;
  }
}

/** Meters, of what is built to measure. */
const smallest: Partial<Record<Requested["thing"], number>> = {
  patio: 1.1,
  path: 0.6,
  beds: 0.5,
  meadow: 0.8,
  lawn: 1,
  gravel: 1,
  "dry-creek": 0.5,
  pond: 0.7,
  pool: 1.6,
  pergola: 1.3,
  screen: 0.6,
  hedge: 0.5,
  tree: 0.5,
};
const plantRadius = 0.3;
const objectNames = Object.keys(objectCatalog) as ObjectName[];

function smallestRadius(thing: Requested["thing"]): number {
  if (isSpecies(thing) && speciesCatalog[thing].role !== "tree") return plantRadius;
  return smallest[isSpecies(thing) ? "tree" : thing] ?? smallestReach(thing);
}

/** Half the diagonal of the smallest object for an element; meters. */
function smallestReach(element: Requested["thing"]): number {
  return Math.min(
    ...objectNames
      .filter((name) => isObjectFor(element, name))
      .map((name) => {
        const { shape, width, depth } = objectCatalog[name];
        return shape === "round" ? width / 2 : Math.hypot(width, depth) / 2;
      }),
  );
}

/** Meters from the viewer beyond which a design places little. By eye. */
const farthest = 11;

/** On open ground without requested things; what the design added itself does not count. */
export function widestSpace(plan: PlanFromAbove, requested: readonly Requested[]): number {
  const taken = Uint8Array.from(plan.before, (kind, cell) => {
    const isFree = kind !== "unseen" && isOpenKind(kind) && kind !== "paving";
    return isFree && middleOf(plan, cell)[1] < farthest ? 0 : 1;
  });
  for (const own of plan.things)
    if (requested.some(({ thing }) => isFor(thing, own)))
      for (const disc of own.discs) forCellsIn(plan, disc, (cell) => (taken[cell] = 1));
  if (requested.some(({ thing }) => thing === "patio"))
    for (const [cell, own] of plan.laid.entries()) if (own?.kind === "patio") taken[cell] = 1;
  return distanceTransform(taken, plan.side).reduce((most, own) => Math.max(most, own), 0) * plan.step;
}
