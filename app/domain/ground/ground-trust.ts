import type { StoredGroundCorrection, StoredYardReading } from "#db/stored-json.ts";

/** What the quantities of a plan rest on besides its scale. Safe in the browser. */
export interface GroundTrust {
  /** sure: read without doubt. doubted: with. agreed: with, and the customer found it right. marked: corrected by the customer. */
  outline: "sure" | "doubted" | "agreed" | "marked";
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
  const { unsure = false, doubts = [] } = yardReading?.confidence ?? {};
  const ofCamera = doubts.filter((doubt) => cameraDoubts.includes(doubt));
  const isOutlineDoubted = unsure && (doubts.length === 0 || ofCamera.length < doubts.length);
  const asRead = isOutlineDoubted ? (groundConfirmedAt === null ? "doubted" : "agreed") : "sure";
  return { outline: groundCorrection ? "marked" : asRead, tiltDoubted: unsure && ofCamera.length > 0 };
}
