import type { Yard } from "#app/designer/plan/ground/yard.ts";
import { Camera } from "#app/designer/stage/camera.ts";
import { groundSeenBy } from "#tests/designer/ground-seen.ts";

let plain: Yard | undefined;

/**
 * A flat yard 8 m wide in front of a fence `depth` meters away; the ground begins 1.8 m from the camera. Unchanged it is one
 * yard for all who ask, whose ground is read once.
 */
export function drawFencedYard(change?: Partial<Yard>, depth = 9): Yard {
  if (change || depth !== 9) return drawYard(change ?? {}, depth);
  plain ??= drawYard({}, depth);
  return plain;
}

function drawYard(change: Partial<Yard>, depth: number): Yard {
  const camera = new Camera(640, 480, 180, 480);
  const at = groundSeenBy(camera);
  const isGround = (u: number, v: number) => {
    const [x, z, distance] = at(u, v);
    return distance > 0 && Math.abs(x) < 4 && z < depth;
  };
  return {
    camera,
    groundAt: (u, v) => (isGround(u, v) ? 1 : 0),
    kindAt: (u, v) => (isGround(u, v) ? "lawn" : "none"),
    pavingAt: () => 0,
    doors: [],
    uprightsAt: () => 0,
    builtAt: () => 0,
    houseAt: () => 0,
    doorAt: () => 0,
    leafageAt: () => 0,
    standingAt: (u, v) => (isGround(u, v) ? Number.POSITIVE_INFINITY : depth + 0.2),
    greenShare: 0.3,
    lushness: 0.05,
    ...change,
  };
}
