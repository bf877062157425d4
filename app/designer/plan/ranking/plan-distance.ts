import { speciesCatalog } from "../../plants/catalog.ts";
import { createSurfaceHit, type Plan, type SurfaceKind } from "../parts/plan.ts";

const samePlace = 1;

type SurfaceGroup = Exclude<SurfaceKind, "base" | "stepping-stone"> | "grass" | "gravel";
const open: ReadonlySet<SurfaceGroup> = new Set(["grass", "gravel"]);

export interface Sketch {
  surfaces: readonly SurfaceGroup[];
  features: readonly Feature[];
}

interface Feature {
  role: string;
  x: number;
  z: number;
}

/** Plans to be compared must be sketched on the same ground. `step` is in meters. */
export function sketchPlan(plan: Plan, isGround: (x: number, z: number) => boolean, step = 0.2): Sketch {
  const hit = createSurfaceHit();
  const surfaces: SurfaceGroup[] = [];
  for (let z = 0.5; z < 14; z += step)
    for (let x = -8; x < 8; x += step) if (isGround(x, z)) surfaces.push(groupOf(plan, plan.surfaceAt(x, z, hit).kind));
  return { surfaces, features: featuresOf(plan) };
}

/**
 * Difference in composition, 0..1: half is the share of the ground whose surface changes kind (another open ground
 * counts half), half the share of furniture, trees and water in other places. Materials and species do not count: they
 * change the mood.
 */
export function planDistance(a: Sketch, b: Sketch): number {
  return 0.5 * surfaceDistance(a, b) + 0.5 * featureDistance(a, b);
}

function surfaceDistance(a: Sketch, b: Sketch): number {
  let laid = 0;
  let different = 0;
  for (const [i, one] of a.surfaces.entries()) {
    const two = b.surfaces[i];
    if (two === undefined) throw new Error("The two plans are not of one ground");
    if (one === two && open.has(one)) continue;
    const weight = open.has(one) && open.has(two) ? 0.5 : 1;
    laid += weight;
    if (one !== two) different += weight;
  }
  return different / Math.max(1, laid);
}

function groupOf({ materials }: Plan, kind: SurfaceKind): SurfaceGroup {
  if (kind === "base") return materials.base.startsWith("gravel") ? "gravel" : "grass";
  return kind === "stepping-stone" ? "path" : kind;
}

const small = new Set(["edging-stone", "path-light", "bollard-light", "boulder"]);
const roles: readonly (readonly [RegExp, string])[] = [
  [/chair|bench|sofa/, "seat"],
  [/pot$|planter$|trough$/, "pot"],
  [/^fire/, "fire"],
];

function featureDistance(a: Sketch, b: Sketch): number {
  const count = a.features.length + b.features.length;
  if (count === 0) return 0;
  const elsewhere = (from: readonly Feature[], to: readonly Feature[]) =>
    from.filter(
      (one) => !to.some((two) => two.role === one.role && Math.hypot(one.x - two.x, one.z - two.z) < samePlace),
    );
  return (elsewhere(a.features, b.features).length + elsewhere(b.features, a.features).length) / count;
}

function featuresOf({ objects, plants }: Plan): Feature[] {
  const things = objects
    .filter(({ object }) => !small.has(object))
    .map(({ object, x, z }) => ({ role: roles.find(([names]) => names.test(object))?.[1] ?? object, x, z }));
  const high = plants
    .filter((plant) => speciesCatalog[plant.species].role === "tree")
    .map(({ x, z }) => ({ role: "tree", x, z }));
  return [...things, ...high];
}
