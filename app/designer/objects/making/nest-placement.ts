import { createPlacement, type Placement } from "../../stage/mesh.ts";

/** A frame within a frame: a chair at its place round a table. */
export function nestPlacement(outer: Placement, x: number, z: number, angle: number): Placement {
  const inner = createPlacement(x, z, angle);
  return (point) => outer(inner(point));
}
