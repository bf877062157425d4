import type { PlanPoint } from "../parts/plan-point.ts";
import { likely, type Yard } from "./yard.ts";

const columns = 320;
const rows = 300;
/** Meters: greatest width of a narrow thing, how far in front of its surroundings, up to which distance. */
const narrow = 0.9;
const before = 0.6;
const farthest = 16;

/** Points of the plan where trunks and posts meet the ground: seen upward, it ends nearer there than to either side. */
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

/** Undefined if it is at the rim of the picture. */
function contactAt({ camera, groundAt, kindAt }: Yard, u: number): PlanPoint | undefined {
  const step = camera.height / rows;
  const isUpright = (v: number) => groundAt(u, v) <= likely && kindAt(u, v) === "none";
  let v = camera.height - step / 2;
  if (isUpright(v)) return undefined;
  while (v > 0 && !isUpright(v)) v -= step;
  const [x, z, depth] = camera.groundAt(u, v + step, [0, 0, 0]);
  return depth > 0 ? [x, z] : undefined;
}
