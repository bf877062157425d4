import type { Doorway } from "../lens/find-doors.ts";
import type { Mark } from "./mark.ts";

const garageBreadth = 1.15;
/** Probability that a door was misread: at best, and added by doubt. */
const wrongDoor = { always: 0.05, ifUnsure: 0.3 };

/** A door found by its edges alone. */
export function markOfDoorway({ left, right, breadth, sureness }: Doorway): Mark {
  const confidence = 1 - wrongDoor.always - wrongDoor.ifUnsure * (1 - sureness);
  return { kind: breadth > garageBreadth ? "garage-door" : "door", left, right, confidence, foot: { on: "ground" } };
}
