import type { DoorKind, SceneDoor } from "../scene/scene.ts";
import type { Mark, Side } from "./mark.ts";

/** Below this, a door does not attract paths or repel plants. By eye, on photos of yards. */
const leastConfidence = 0.6;

/** Doors with their foot on the ground, for the plan: most certain first, not overlapping. */
export function sceneDoors(marks: readonly Mark[], picture: { width: number; height: number }): SceneDoor[] {
  const footOf = ({ x, foot }: Side) => [x / picture.width, foot / picture.height] as const;
  const doors = marks.filter(({ kind, foot, confidence }) => {
    return isDoor(kind) && foot.on === "ground" && confidence >= leastConfidence;
  });
  const apart = doors.filter(({ left, right }, k) =>
    doors.slice(0, k).every((surer) => surer.right.x < left.x || surer.left.x > right.x),
  );
  return apart.flatMap(({ kind, left, right }) =>
    isDoor(kind) ? { kind, left: footOf(left), right: footOf(right) } : [],
  );
}

function isDoor(kind: Mark["kind"]): kind is DoorKind {
  return kind === "door" || kind === "garage-door";
}
