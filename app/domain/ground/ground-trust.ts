import type { StoredGroundCorrection, StoredYardReading } from "#db/stored-json.ts";

export interface GroundTrust {
  /**
   * sure: read without doubt. doubted: with doubt. unchanged: with doubt, and the customer continued without a correction, which
   * only proves that they saw it. marked: the customer corrected parts of it.
   */
  outline: "sure" | "doubted" | "unchanged" | "marked";
  tiltDoubted: boolean;
}

interface GroundColumns {
  yardReading: StoredYardReading | null;
  groundCorrection: StoredGroundCorrection | null;
  groundConfirmedAt: number | null;
}

const cameraDoubts = ["horizon", "scale"];

/** How far the ground of an order's photo can be trusted. Without a reading it counts as sure. */
export function groundTrust({ yardReading, groundCorrection, groundConfirmedAt }: GroundColumns): GroundTrust {
  const confidence = yardReading?.confidence ?? { unsure: false, doubts: [] };
  const asRead = isOutlineDoubted(confidence) ? (groundConfirmedAt === null ? "doubted" : "unchanged") : "sure";
  const tiltDoubted = confidence.unsure && confidence.doubts.some(isOfCamera);
  return { outline: groundCorrection ? "marked" : asRead, tiltDoubted };
}

/** Not only the camera's position. */
export function isOutlineDoubted({ unsure, doubts }: { unsure: boolean; doubts: readonly string[] }): boolean {
  return unsure && (doubts.length === 0 || !doubts.every(isOfCamera));
}

function isOfCamera(doubt: string): boolean {
  return cameraDoubts.includes(doubt);
}
