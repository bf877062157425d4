import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBeam, addBox, type Placement, type Surface } from "../../stage/mesh.ts";

/** A small gable whose ridge runs away from the front; meters. */
interface Gable {
  /** Of the walls below it. */
  halfWidth: number;
  halfDepth: number;
  wall: number;
  ridge: number;
  /** How far it extends beyond the walls. */
  eave: number;
  thickness: number;
  /** Height of the house's floor. */
  floor: number;
}

/** Two boards as a roof. */
export function addGableRoof(stage: Stage, frame: Placement, gable: Gable, surface: Surface): void {
  const { halfWidth, halfDepth, wall, ridge, eave, thickness } = gable;
  const fall = (ridge - wall) / halfWidth;
  const reach = halfWidth + eave;
  const d = halfDepth + eave;
  const lift = thickness / 2;
  for (const side of [-1, 1]) {
    const [x, y] = [(side * reach) / 2, ridge - (reach / 2) * fall + lift];
    const wide: Vec3 = [side, -fall, 0];
    addBeam(stage, [x, y, -d], [x, y, d], { width: reach * Math.hypot(1, fall), thickness, wide }, surface, frame);
  }
}

/** Side walls, and a back with its gable; `open` leaves the front to be seen into. */
export function addGableWalls(stage: Stage, frame: Placement, gable: Gable, surface: Surface, board = 0.012): void {
  const { halfWidth: w, halfDepth: d, wall, floor } = gable;
  for (const side of [-1, 1]) {
    const [low, high] = [Math.min(side * w, side * (w - board)), Math.max(side * w, side * (w - board))];
    addBox(stage, [low, floor, -d], [high, wall, d], surface, frame);
  }
  addBox(stage, [-w, floor, -d], [w, floor + board, d], surface, frame);
  addGableFace(stage, frame, gable, d - board, floor, surface);
}

/** A wall across the gable from `low` up, with its pointed top, at `z`. */
export function addGableFace(
  stage: Stage,
  frame: Placement,
  { halfWidth: w, wall, ridge }: Gable,
  z: number,
  low: number,
  surface: Surface,
): void {
  if (low < wall) addBox(stage, [-w, low, z], [w, wall, z + 0.012], surface, frame);
  const { color, finish } = surface;
  for (const face of [z, z + 0.012])
    stage.addTriangle({
      corners: [frame([-w, wall, face]), frame([0, ridge, face]), frame([w, wall, face])],
      color,
      finish,
    });
}
