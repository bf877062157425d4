import { labelOf } from "../parts/no-room.ts";
import { createSurfaceHit, type Plan, type SurfaceKind } from "../parts/plan.ts";
import { type Concern, concernsObject, concernsPlant } from "./concern.ts";
import { groundOfChange, isNotIn, isTree, surfacesIn } from "./ground-of-change.ts";

/** "the bench", "the path". */
export function listMoved(before: Plan, after: Plan, concern: Concern): string[] {
  if (concern.all) return ["the whole garden"];
  // Chairs that turn toward a new fire have moved too, although they belong to it.
  const named = { ...concern, furniture: false };
  const isMeant = groundOfChange(before, after, concern);
  const isElsewhere = ({ x, z }: { x: number; z: number }) => !isMeant(x, z);
  const [isGone, isNew] = [isNotIn(after), isNotIn(before)];
  // An unrequested new thing counts as moved: the one it replaces may have been far away.
  const things = [...before.objects.filter(isGone), ...after.objects.filter(isNew)]
    .filter((own) => own.object !== "edging-stone" && !concernsObject(named, own))
    .map(({ object }) => `the ${labelOf(object)}`);
  const plants = [...before.plants.filter(isGone), ...after.plants.filter(isNew)].filter(
    (own) => !concernsPlant(concern, own, isTree(own)) && isElsewhere(own) && !isRecolored(own, before, after),
  );
  const surfaces = movedSurfaces(before, after, surfacesIn(concern), isElsewhere);
  return [...new Set([...things, ...surfaces, ...(plants.length > 0 ? ["planting farther off"] : [])])];
}

/** In other flower colors, which is no move. */
function isRecolored({ species, x, z }: Plan["plants"][number], ...plans: readonly Plan[]): boolean {
  return plans.every(({ plants }) => plants.some((own) => own.species === species && own.x === x && own.z === z));
}

/** Meters to either side and ahead over which surfaces are compared, and between samples. */
const side = 12;
const away = 24;
const step = 0.2;
const hits = [createSurfaceHit(), createSurfaceHit()] as const;

const surfaceWords: Record<Exclude<SurfaceKind, "base">, string> = {
  patio: "the patio",
  path: "the path",
  "stepping-stone": "the stepping stones",
  creek: "the dry creek",
  bed: "the outline of the beds",
  meadow: "the meadow",
};

/** Although the target of the change neither is nor was there. */
function movedSurfaces(
  before: Plan,
  after: Plan,
  meant: ReadonlySet<SurfaceKind>,
  isElsewhere: (at: { x: number; z: number }) => boolean,
): string[] {
  const moved = new Set<string>();
  for (let z = step; z <= away; z += step)
    for (let x = -side; x <= side; x += step) {
      const kinds = [before.surfaceAt(x, z, hits[0]).kind, after.surfaceAt(x, z, hits[1]).kind];
      if (kinds[0] === kinds[1] || kinds.some((kind) => meant.has(kind)) || !isElsewhere({ x, z })) continue;
      for (const kind of kinds) if (kind !== "base") moved.add(surfaceWords[kind]);
    }
  return [...moved];
}
