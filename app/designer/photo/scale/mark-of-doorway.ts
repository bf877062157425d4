import type { Doorway } from "../lens/find-doors.ts";
import type { Mark } from "./mark.ts";

/** Wider than high by this, it is a garage's. */
const garageBreadth = 1.15;
/** A door that was read wrong: probability of the surest, and what doubt adds. By eye, on photos of yards. */
const wrongDoor = { always: 0.05, ifUnsure: 0.3 };

/** A door that was found by its edges alone. */
export function markOfDoorway({ left, right, breadth, sureness }: Doorway): Mark {
  const confidence = 1 - wrongDoor.always - wrongDoor.ifUnsure * (1 - sureness);
  return { kind: breadth > garageBreadth ? "garage-door" : "door", left, right, confidence, foot: { on: "ground" } };
}
