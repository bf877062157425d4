import { createSurfaceHit, type Plan, type SurfaceHit } from "../parts/plan.ts";

type Material = keyof Plan["materials"];

export const materialsOf: Record<SurfaceHit["kind"], readonly Material[]> = {
  patio: ["patio", "patioBorder"],
  path: ["path", "pathBorder"],
  "stepping-stone": ["steppingStone"],
  base: ["base", "existingPaving"],
  bed: ["bed", "edging"],
  creek: ["creek"],
  meadow: ["meadow"],
};

/** Meters to either side and ahead over which surfaces are compared, and between samples. */
const side = 12;
const away = 24;
const step = 0.5;

const hits = [createSurfaceHit(), createSurfaceHit()] as const;

/** The material of a path that is not laid is ignored. */
export function isUnchanged(before: Plan, after: Plan): boolean {
  const placements = ({ plants, objects }: Plan) => JSON.stringify([plants, objects]);
  if (placements(before) !== placements(after)) return false;
  const laid = new Set<SurfaceHit["kind"]>();
  for (let z = 0; z <= away; z += step) {
    for (let x = -side; x <= side; x += step) {
      const { kind } = before.surfaceAt(x, z, hits[0]);
      if (kind !== after.surfaceAt(x, z, hits[1]).kind) return false;
      laid.add(kind);
    }
  }
  return [...laid].flatMap((kind) => materialsOf[kind]).every((key) => before.materials[key] === after.materials[key]);
}
