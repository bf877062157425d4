import type { StoredGroundCorrection, StoredYardReading } from "#db/stored-json.ts";

/** What the quantities of a plan rest on besides its scale. Safe in the browser. */
export interface GroundTrust {
  /**
   * sure: read without doubt. doubted: with. unchanged: with doubt, and the customer went on without changing it, which says no
   * more than that they were shown it. marked: the customer corrected parts of it.
   */
  outline: "sure" | "doubted" | "unchanged" | "marked";
  /** How or how high the camera was held was doubtful: lengths rest on that. */
  tiltDoubted: boolean;
}

interface LookedAt {
  yardReading: StoredYardReading | null;
  groundCorrection: StoredGroundCorrection | null;
  groundConfirmedAt: number | null;
}

/** Doubts that are about the camera and say nothing of the ground's outline. */
const cameraDoubts = ["horizon", "scale"];

/** How far the ground of an order's photo can be trusted. What was not read beforehand is taken for sure: nobody doubted it. */
export function groundTrust({ yardReading, groundCorrection, groundConfirmedAt }: LookedAt): GroundTrust {
  const confidence = yardReading?.confidence ?? { unsure: false, doubts: [] };
  const asRead = isOutlineDoubted(confidence) ? (groundConfirmedAt === null ? "doubted" : "unchanged") : "sure";
  const tiltDoubted = confidence.unsure && confidence.doubts.some(isOfCamera);
  return { outline: groundCorrection ? "marked" : asRead, tiltDoubted };
}

/** Whether it is doubtful where the ground is, and not only how the camera was held. */
export function isOutlineDoubted({ unsure, doubts }: { unsure: boolean; doubts: readonly string[] }): boolean {
  return unsure && (doubts.length === 0 || !doubts.every(isOfCamera));
}

function isOfCamera(doubt: string): boolean {
  return cameraDoubts.includes(doubt);
}
