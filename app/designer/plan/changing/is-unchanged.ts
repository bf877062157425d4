import { createSurfaceHit, type Plan } from "../parts/plan.ts";

/** Metres to both sides and away over which surfaces are compared, and from point to point. By eye. */
const side = 12;
const away = 24;
const step = 0.5;

const hits = [createSurfaceHit(), createSurfaceHit()] as const;

/** Whether two plans are one and the same garden. */
export function isUnchanged(before: Plan, after: Plan): boolean {
  const stands = ({ materials, plants, objects }: Plan) => JSON.stringify([materials, plants, objects]);
  if (stands(before) !== stands(after)) return false;
  for (let z = 0; z <= away; z += step) {
    for (let x = -side; x <= side; x += step) {
      if (before.surfaceAt(x, z, hits[0]).kind !== after.surfaceAt(x, z, hits[1]).kind) return false;
    }
  }
  return true;
}
