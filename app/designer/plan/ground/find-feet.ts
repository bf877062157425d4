import type { PlanPoint } from "../parts/plan-point.ts";
import { likely, type Yard } from "./yard.ts";

const columns = 320;
const rows = 300;
/**
 * Meters up to which a thing counts as narrow (a trunk, a post, a leg), by which it is in front of its surroundings, and up
 * to which it is detected. By eye.
 */
const narrow = 0.9;
const before = 0.6;
const farthest = 16;

/**
 * Finds where trunks, posts and other narrow things that stay meet the ground: points of the plan in meters. Scans the
 * photo upward: the ground ends nearer there than a little to either side.
 */
export function findFeet(yard: Yard): PlanPoint[] {
  const { camera } = yard;
  const contacts = Array.from({ length: columns }, (_, i) => contactAt(yard, ((i + 0.5) / columns) * camera.width));
  return contacts.filter((contact, i): contact is PlanPoint => {
    if (!contact || contact[1] > farthest) return false;
    const aside = Math.ceil((narrow * camera.focalPixels * columns) / (contact[1] * camera.width));
    const beside = [i - aside, i + aside].map((at) => contacts[at]?.[1] ?? 0);
    return Math.min(...beside) > contact[1] + before;
  });
}

/** The lowest point of a column where something is on the ground; undefined if it is at the rim of the picture. */
function contactAt({ camera, groundAt, kindAt }: Yard, u: number): PlanPoint | undefined {
  const step = camera.height / rows;
  const isUpright = (v: number) => groundAt(u, v) <= likely && kindAt(u, v) === "none";
  let v = camera.height - step / 2;
  if (isUpright(v)) return undefined;
  while (v > 0 && !isUpright(v)) v -= step;
  const [x, z, depth] = camera.groundAt(u, v + step, [0, 0, 0]);
  return depth > 0 ? [x, z] : undefined;
}
