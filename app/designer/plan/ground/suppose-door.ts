import type { PlanPoint } from "../parts/plan-point.ts";
import type { Yard, YardDoor } from "./yard.ts";

/**
 * Weights against the reader's certainty (1): steps, a paved way, distance from the picture's middle. Chosen on 28 of
 * 56 labeled photos whose door is not found; in the other half 18 are within 4 % of the width.
 */
const weights = { steps: 0.2, paved: 0.1, offMiddle: 0.4 };
/** Meters above and in front of the house's foot. */
const heights = [0.3, 0.7, 1, 1.4, 1.8, 2.2, 2.6, 3];
const before = [0.15, 0.3, 0.5, 0.8, 1.1];
const halfWidth = 0.5;
/** Certainty against the likeliest point from which one within half a door's width is the same door. */
const sameDoor = 0.85;

/** People enter a house somewhere, and a path has to lead there. */
export function supposeDoor(yard: Yard, edge: readonly PlanPoint[], house: readonly boolean[]): YardDoor | undefined {
  const wall = edge.filter((point, i) => house[i] && !isAtGarage(yard.doors, point));
  let most = Number.NEGATIVE_INFINITY;
  let likeliest: PlanPoint | undefined;
  for (const point of wall) {
    const likelihood = likelihoodOf(yard, point);
    if (likelihood <= most) continue;
    most = likelihood;
    likeliest = point;
  }
  if (!likeliest) return undefined;
  const [x, z] = middleOfDoor(yard, wall, likeliest);
  return { kind: "door", from: [x - halfWidth, z], to: [x + halfWidth, z], isSupposed: true };
}

/** There the drive is the paved way. */
function isAtGarage(doors: readonly YardDoor[], [x]: PlanPoint): boolean {
  return doors.some(
    ({ kind, from, to }) =>
      kind === "garage-door" && x > Math.min(from[0], to[0]) - halfWidth && x < Math.max(from[0], to[0]) + halfWidth,
  );
}

/** A whole door is about equally certain, and its rim nearer to the picture's middle wins by chance. */
function middleOfDoor(yard: Yard, wall: readonly PlanPoint[], likeliest: PlanPoint): PlanPoint {
  const least = sameDoor * seenAt(yard, likeliest);
  const same = wall.filter(
    (point) =>
      Math.hypot(point[0] - likeliest[0], point[1] - likeliest[1]) < 2 * halfWidth && seenAt(yard, point) >= least,
  );
  if (least <= 0 || same.length === 0) return likeliest;
  const sum = same.reduce(([x, z], point) => [x + point[0], z + point[1]] as const, [0, 0] as const);
  return [sum[0] / same.length, sum[1] / same.length];
}

function seenAt({ camera, doorAt }: Yard, [x, z]: PlanPoint): number {
  const [u, v] = camera.project(x, 0, z, [0, 0, 0]);
  const scale = camera.focalPixels / z;
  return Math.max(...heights.map((height) => doorAt(u, v - height * scale)));
}

function likelihoodOf(yard: Yard, point: PlanPoint): number {
  const { camera, kindAt } = yard;
  const [x, z] = point;
  const [u] = camera.project(x, 0, z, [0, 0, 0]);
  const seen = seenAt(yard, point);
  const ahead = before.map((metres) => {
    const share = 1 - metres / Math.hypot(x, z);
    const [atU, atV] = camera.project(x * share, 0, z * share, [0, 0, 0]);
    return kindAt(atU, atV);
  });
  const paved = ahead.filter((kind) => kind === "paving").length / before.length;
  const steps = ahead.includes("steps") ? weights.steps : 0;
  return seen + steps + weights.paved * paved - weights.offMiddle * Math.abs(u / camera.width - 0.5);
}
