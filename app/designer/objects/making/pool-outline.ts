import { lengthOfLine } from "../../numeric/simplify-line.ts";

export const copingWidth = 0.35;

export type PoolForm = "rectangle" | "kidney";

export const poolForms = {
  pool: "rectangle",
  "lap-pool": "rectangle",
  "plunge-pool": "rectangle",
  "kidney-pool": "kidney",
} as const satisfies Record<string, PoolForm>;
export type PoolName = keyof typeof poolForms;
export const poolNames = Object.keys(poolForms).filter(isPool);

export function isPool(object: string): object is PoolName {
  return Object.hasOwn(poolForms, object);
}

/** A point of the water's edge in the pool's own axes, meters, and the outward direction. */
export interface EdgePoint {
  at: readonly [x: number, z: number];
  out: readonly [x: number, z: number];
}

/** Maximum radius in meters of a rectangle's round corners, and into how many steps they and a kidney are cut. */
const cornerRadius = 0.25;
const cornerSteps = 5;
const kidneySteps = 72;
/** A kidney's bend in half depths (from 0.5 on it has a waist), and how much thicker one end is. */
const kidney = { bend: 0.78, thicker: 0.16 };

/** Once around, meters. */
export function poolEdge(form: PoolForm, width: number, depth: number): EdgePoint[] {
  return form === "kidney" ? kidneyEdge(width / 2, depth / 2) : rectangleEdge(width / 2, depth / 2);
}

export function edgeFartherOut(edge: readonly EdgePoint[], metres: number): [x: number, z: number][] {
  return edge.map(({ at, out }) => [at[0] + out[0] * metres, at[1] + out[1] * metres]);
}

/** Square meters and meters, of the pool with its coping. */
export function measurePool(form: PoolForm, width: number, depth: number): { water: number; edge: number } {
  const points = poolEdge(form, width - 2 * copingWidth, depth - 2 * copingWidth).map(({ at }) => at);
  const ring = [...points, ...points.slice(0, 1)];
  const water = ring.slice(1).reduce((sum, [x, z], i) => {
    const [fromX, fromZ] = ring[i] ?? [x, z];
    return sum + (fromX * z - x * fromZ) / 2;
  }, 0);
  return { water: Math.abs(water), edge: lengthOfLine(ring) };
}

function rectangleEdge(halfWidth: number, halfDepth: number): EdgePoint[] {
  const radius = Math.min(cornerRadius, halfWidth / 2, halfDepth / 2);
  return [0, 1, 2, 3].flatMap((corner) => {
    const [right, back] = [corner === 0 || corner === 3 ? 1 : -1, corner < 2 ? 1 : -1];
    return Array.from({ length: cornerSteps + 1 }, (_, i): EdgePoint => {
      const angle = ((corner + i / cornerSteps) * Math.PI) / 2;
      const out = [Math.cos(angle), Math.sin(angle)] as const;
      const middle = [right * (halfWidth - radius), back * (halfDepth - radius)] as const;
      return { at: [middle[0] + out[0] * radius, middle[1] + out[1] * radius], out };
    });
  });
}

/** An ellipse bent to a bean, its waist away from the viewer. */
function kidneyEdge(halfWidth: number, halfDepth: number): EdgePoint[] {
  const bean = Array.from({ length: kidneySteps }, (_, i): [number, number] => {
    const angle = (i / kidneySteps) * 2 * Math.PI;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    return [x, z * (1 - kidney.thicker * x) + kidney.bend * x * x];
  });
  const depths = bean.map(([, z]) => z);
  const [least, most] = [Math.min(...depths), Math.max(...depths)];
  const points = bean.map(([x, z]): [number, number] => [
    x * halfWidth,
    ((2 * (z - least)) / (most - least) - 1) * halfDepth,
  ]);
  return points.map((at, i) => {
    const before = points[(i + kidneySteps - 1) % kidneySteps] ?? at;
    const after = points[(i + 1) % kidneySteps] ?? at;
    const run = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return { at, out: [(after[1] - before[1]) / run, -(after[0] - before[0]) / run] };
  });
}
