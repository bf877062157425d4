import type { LaidOut } from "./laid-out.ts";
import { listMasses, type Mass } from "./list-masses.ts";
import { paintMasses } from "./paint-masses.ts";

export interface Candidate extends LaidOut {
  masses: readonly Mass[];
  /** The index of the nearest mass in each cell of the picture, -1 if none. */
  cells: Int32Array;
}

export function lookAt(laidOut: LaidOut): Candidate {
  const masses = listMasses(laidOut);
  return { ...laidOut, masses, cells: paintMasses(masses) };
}
