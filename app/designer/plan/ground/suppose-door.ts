import type { PlanPoint } from "../parts/plan-point.ts";
import type { Yard, YardDoor } from "./yard.ts";

/**
 * How much counts for a door at a point of the house's foot: how surely the reader sees one there (1), steps before it, a
 * paved way up to it, and being off the middle of the picture. Chosen on 28 of 56 labelled photos whose door is not found;
 * of the other half it lies within 4 % of the picture's width in 18.
 */
const weights = { steps: 0.2, paved: 0.1, offMiddle: 0.4 };
/** Metres above the house's foot at which a door is looked for, and before it where one walks up to it. */
const heights = [0.3, 0.7, 1, 1.4, 1.8, 2.2, 2.6, 3];
const before = [0.15, 0.3, 0.5, 0.8, 1.1];
/** Half of a usual door's width, metres. */
const halfWidth = 0.5;

/** Where a house that shows no sure door most likely has it: people go in somewhere, and a path has to lead there. */
export function supposeDoor(yard: Yard, edge: readonly PlanPoint[], house: readonly boolean[]): YardDoor | undefined {
  let most = Number.NEGATIVE_INFINITY;
  let likeliest: PlanPoint | undefined;
  for (const [i, point] of edge.entries()) {
    if (!house[i]) continue;
    const likelihood = likelihoodOf(yard, point);
    if (likelihood <= most) continue;
    most = likelihood;
    likeliest = point;
  }
  if (!likeliest) return undefined;
  const [x, z] = likeliest;
  return { kind: "door", from: [x - halfWidth, z], to: [x + halfWidth, z], isSupposed: true };
}

function likelihoodOf({ camera, doorAt, kindAt }: Yard, [x, z]: PlanPoint): number {
  const [u, v] = camera.project(x, 0, z, [0, 0, 0]);
  const scale = camera.focalPixels / z;
  const seen = Math.max(...heights.map((height) => doorAt(u, v - height * scale)));
  const ahead = before.map((metres) => {
    const share = 1 - metres / Math.hypot(x, z);
    const [atU, atV] = camera.project(x * share, 0, z * share, [0, 0, 0]);
    return kindAt(atU, atV);
  });
  const paved = ahead.filter((kind) => kind === "paving").length / before.length;
  const steps = ahead.includes("steps") ? weights.steps : 0;
  return seen + steps + weights.paved * paved - weights.offMiddle * Math.abs(u / camera.width - 0.5);
}
