import { forCellsIn, type PlanFromAbove, roleOf } from "../plan-from-above.ts";

/** Meters within which a path ends at something. By eye. */
const atEnd = { door: 1.3, ground: 0.9, thing: 1.6 };
/** Things along paths and small ornaments are no destinations. */
const noGoal = /^(?:edging|path-light|boulder|clay-pot|planter)/;

/** Leading to no thing, door, patio, gate, drive or edge of the yard. */
export function findDeadEnds(plan: PlanFromAbove): string[] {
  return plan.pathEnds
    .filter(([x, z]) => {
      const isNear = (own: { x: number; z: number }, most: number) => Math.hypot(own.x - x, own.z - z) < most;
      if (plan.doors.some(([doorX, doorZ]) => isNear({ x: doorX, z: doorZ }, atEnd.door))) return false;
      if (plan.things.some((own) => !roleOf(own.what) && !noGoal.test(own.what) && isNear(own, atEnd.thing)))
        return false;
      let leads = false;
      forCellsIn(plan, { x, z, radius: atEnd.ground }, (cell) => {
        const before = plan.before[cell] ?? "unseen";
        leads ||= !["lawn", "soil", "bed", "gravel"].includes(before) || plan.laid[cell]?.kind === "patio";
      });
      return !leads;
    })
    .map(([x, z]) => `path ends in nothing at ${x.toFixed(1)}, ${z.toFixed(1)}`);
}
