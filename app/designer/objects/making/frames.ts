import { createFrame, type Frame } from "../../stage/mesh.ts";

/** A frame within a frame: a chair at its place round a table. */
export function nestFrame(outer: Frame, x: number, z: number, angle: number): Frame {
  const inner = createFrame(x, z, angle);
  return (point) => outer(inner(point));
}
