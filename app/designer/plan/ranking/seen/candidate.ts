import type { LaidOut } from "./laid-out.ts";
import { listMasses, type Mass } from "./list-masses.ts";
import { type GroundPoint, surveyGround } from "./survey-ground.ts";

/** One of the designs that a yard and a wish allow, as it is looked at to be chosen or not. */
export interface Candidate extends LaidOut {
  ground: readonly GroundPoint[];
  masses: readonly Mass[];
}

export function lookAt(laidOut: LaidOut): Candidate {
  return { ...laidOut, ground: surveyGround(laidOut.layout), masses: listMasses(laidOut) };
}
