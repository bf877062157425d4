import type { ObjectName } from "../../objects/catalog.ts";
import { objectCatalog } from "../../objects/catalog.ts";
import { isPool } from "../../objects/making/pool-outline.ts";
import type { ObjectPlacement } from "./plan.ts";

/** Meters. */
export interface Disc {
  x: number;
  z: number;
  radius: number;
}

/** Places of posts (shares of half the width and depth): people walk between them. */
const onPosts: Partial<Record<ObjectName, readonly (readonly [number, number])[]>> = {
  pergola: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  arch: [
    [-1, 0],
    [1, 0],
  ],
  "string-lights": [
    [-1, 0],
    [1, 0],
  ],
  gate: [
    [-1, 0],
    [1, 0],
  ],
  "shade-sail": [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  parasol: [[0, 0]],
};
const postRadius = 0.08;
/** Minimum radius of a disc in meters, so that a fence is not a thousand of them. */
const thinnest = 0.1;
/** Radius in meters of the discs that cover a pool, and half the side of a square inside one as share of it. */
const patchRadius = 0.6;
const cornerShare = Math.SQRT1_2;

export function footprintOf(placement: ObjectPlacement): Disc[] {
  const kind = objectCatalog[placement.object];
  const halfWidth = (placement.width ?? kind.width * placement.size) / 2;
  const halfDepth = (placement.depth ?? kind.depth * placement.size) / 2;
  const posts = onPosts[placement.object];
  if (posts)
    return posts.map(([side, end]) => ({
      ...onPlan(placement, side * halfWidth, end * halfDepth),
      radius: postRadius,
    }));
  if (isPool(placement.object)) return coverRectangle(placement, halfWidth, halfDepth);
  const radius = Math.max(thinnest, Math.min(halfWidth, halfDepth));
  const reach = Math.max(halfWidth, halfDepth) - radius;
  if (reach < 0.05) return [{ x: placement.x, z: placement.z, radius }];
  const count = Math.ceil(reach / (radius * 0.8)) + 1;
  return Array.from({ length: count }, (_, i) => {
    const off = -reach + (2 * reach * i) / (count - 1);
    const alongWidth = halfWidth >= halfDepth;
    return { ...onPlan(placement, alongWidth ? off : 0, alongWidth ? 0 : off), radius };
  });
}

function coverRectangle(placement: ObjectPlacement, halfWidth: number, halfDepth: number): Disc[] {
  const rows = (half: number) => {
    const reach = half - patchRadius * cornerShare;
    const count = Math.ceil((2 * reach) / (2 * patchRadius * cornerShare));
    return Array.from({ length: count + 1 }, (_, i) => -reach + (2 * reach * i) / count);
  };
  return rows(halfWidth).flatMap((dx) =>
    rows(halfDepth).map((dz) => ({ ...onPlan(placement, dx, dz), radius: patchRadius })),
  );
}

/** The object's own axes have its front toward -z; turned like the object's mesh. */
export function onPlan({ x, z, angle }: { x: number; z: number; angle: number }, dx: number, dz: number) {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: x + dx * cos + dz * sin, z: z - dx * sin + dz * cos };
}

export function angleFacing(x: number, z: number, toX: number, toZ: number): number {
  return Math.atan2(-(toX - x), -(toZ - z));
}

export function heightOf(placement: ObjectPlacement): number {
  return placement.height ?? objectCatalog[placement.object].height * placement.size;
}

export function areApart(a: ObjectPlacement, b: ObjectPlacement): boolean {
  return footprintOf(a).every((own) =>
    footprintOf(b).every((other) => Math.hypot(own.x - other.x, own.z - other.z) >= own.radius + other.radius),
  );
}
