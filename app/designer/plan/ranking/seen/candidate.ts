import type { LaidOut } from "./laid-out.ts";
import { listMasses, type Mass } from "./list-masses.ts";
import { type GroundPoint, surveyGround } from "./survey-ground.ts";

export interface Candidate extends LaidOut {
  ground: readonly GroundPoint[];
  masses: readonly Mass[];
}

export function lookAt(laidOut: LaidOut): Candidate {
  return { ...laidOut, ground: surveyGround(laidOut.layout), masses: listMasses(laidOut) };
}
