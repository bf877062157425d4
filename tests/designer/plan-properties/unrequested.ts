import type { ObjectName } from "#app/designer/objects/catalog.ts";
import { createSurfaceHit } from "#app/designer/plan/parts/plan.ts";
import type { Element, Place } from "#app/designer/wish/lexicon/garden-words.ts";
import type { PlannedHome } from "./planned-home.ts";

/** Which wishes call for a thing: by name, as its floor, or as a use that stands for it. */
const calledForBy: Record<string, readonly Element[]> = {
  patio: ["patio", "fire-pit", "dining", "seating", "pergola", "parasol", "outdoor-kitchen", "bistro-set"],
  path: ["path", "steps", "arch"],
  creek: ["dry-creek"],
  meadow: ["meadow"],
  seat: ["seating"],
  dining: ["dining", "bistro-set"],
  bench: ["bench", "seating"],
  fire: ["fire-pit"],
  pot: ["planters"],
  boulder: ["boulders", "dry-creek"],
  "path-light": ["lights"],
  "stone-lantern": ["lantern"],
  "water-bowl": ["water"],
  arch: ["arch"],
  steps: ["steps", "retaining-wall"],
  "compost-bins": ["compost"],
};

/** What a style that is named stands for. */
const calledForByStyle: Record<string, readonly string[]> = {
  japanese: ["boulder", "stone-lantern"],
  xeriscape: ["boulder"],
  mediterranean: ["pot"],
};

/** Uses that stand for things. */
const calledForByMood: Record<string, readonly string[]> = {
  entertaining: ["patio", "seat", "bench"],
  "eat-outside": ["patio", "dining"],
  edible: ["raised-bed"],
};

/** Who says "along the path" speaks of one. */
const namedBy: Record<string, Place> = { patio: "around-patio", path: "along-path" };

const groups: readonly (readonly [RegExp, string])[] = [
  [/chair|lounge|sofa/, "seat"],
  [/^dining|^bistro/, "dining"],
  [/bench/, "bench"],
  [/^fire/, "fire"],
  [/pot$|planter$|trough$/, "pot"],
  [/^arch|arbour/, "arch"],
  [/^fence/, "fence"],
];

function groupOf(object: ObjectName): string {
  return groups.find(([names]) => names.test(object))?.[1] ?? object;
}

/** The kinds of things in a plan that are unrequested and not implied by a named use or style; ground and planting are free. */
export function findUnrequested({ wish, plan, at }: PlannedHome): string[] {
  const kinds = new Set(
    plan.objects.filter(({ object }) => object !== "edging-stone").map(({ object }) => groupOf(object)),
  );
  for (const surface of laidIn(plan, at)) kinds.add(surface);
  const isRequested = (kind: string) =>
    (calledForBy[kind] ?? [kind as Element]).some((element) => wish.asked.includes(element)) ||
    (wish.style !== undefined && calledForByStyle[wish.style]?.includes(kind)) ||
    [...wish.moods].some((mood) => calledForByMood[mood]?.includes(kind)) ||
    wish.items.some(({ place }) => place !== undefined && place === namedBy[kind]);
  return [...kinds].filter((kind) => !isRequested(kind));
}

/** Surfaces other than planting and open ground that show. */
function laidIn(plan: PlannedHome["plan"], at: PlannedHome["at"]): string[] {
  const hit = createSurfaceHit();
  const laid = new Set<string>();
  for (let z = 0.5; z < 13; z += 0.2)
    for (let x = -6; x < 6; x += 0.2) {
      const { kind } = plan.surfaceAt(x, z, hit);
      if (kind !== "base" && kind !== "bed" && at.isGround(x, z)) laid.add(kind === "stepping-stone" ? "path" : kind);
    }
  return [...laid];
}
