import type { SeenPhoto } from "../../reader/seen/seen-kinds.ts";
import { type DoorClues, findDoors } from "../lens/find-doors.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";
import { findMarks } from "./find-marks.ts";
import type { Mark } from "./mark.ts";
import { markOfDoorway } from "./mark-of-doorway.ts";

/** Most certain first; also doors found by edges alone, about which the reader is often uncertain. */
export function gatherMarks(picture: SmallPicture, clues: DoorClues, seen: SeenPhoto): Mark[] {
  const { segments, eye } = clues;
  const { width, height } = picture;
  const plain = findDoors(picture, clues).map(markOfDoorway);
  const marks = findMarks({ seen, segments, eye, width, height });
  const others = marks.filter(({ left, right }) =>
    plain.every((door) => door.right.x < left.x || door.left.x > right.x),
  );
  return [...plain, ...others].sort((a, b) => b.confidence - a.confidence);
}
