import type { PlacedThing, PlanFromAbove } from "../plan-from-above.ts";
import type { Requested } from "../yard-wishes.ts";
import { isFor } from "./judge-requested.ts";

/** Meters: taller things hide what is this far behind them. */
const hides = { height: 0.4, before: 4 };
/** What may be behind others. */
const backdrops: ReadonlySet<string> = new Set(["screen", "hedge", "lights", "tree"]);

/** Of a requested thing, mostly hidden by what the design added: "lilac before the bench". */
export function findHidden(plan: PlanFromAbove, requested: readonly Requested[]): string[] {
  const isRequested = (own: PlacedThing) => requested.some(({ thing }) => isFor(thing, own));
  const added = plan.things.filter((own) => own.height > hides.height && !isRequested(own));
  return requested
    .filter(({ thing }) => !backdrops.has(thing))
    .flatMap(({ thing }) => {
      const shown = plan.things.filter((own) => isFor(thing, own) && own.height <= mostSeenOver);
      const before = shown.flatMap((own) => added.find((other) => isBetween(other, own)) ?? []);
      return before[0] && before.length > shown.length / 2 ? [`${before[0].what} before the ${thing}`] : [];
    });
}

/** Meters: what is higher, such as a tree, is visible above. */
const mostSeenOver = 3;

/** Whether a thing is on the line of sight to the middle of another. */
function isBetween(other: PlacedThing, own: PlacedThing): boolean {
  const far = Math.hypot(own.x, own.z);
  return other.discs.some(({ x, z, radius }) => {
    const along = (x * own.x + z * own.z) / far;
    const off = Math.abs(x * own.z - z * own.x) / far;
    const reach = Math.max(...own.discs.map((disc) => disc.radius));
    return off < radius && along < far - reach && along > far - hides.before;
  });
}
