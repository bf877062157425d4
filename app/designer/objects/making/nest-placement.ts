import { createPlacement, type Placement } from "../../stage/mesh.ts";

export function nestPlacement(outer: Placement, x: number, z: number, angle: number): Placement {
  const inner = createPlacement(x, z, angle);
  return (point) => outer(inner(point));
}
