import type { GroundGrid } from "#app/providers/images/contract.ts";
import type { designRequests } from "#db/schema.ts";
import {
  correctedGround,
  decodeGround,
  decodeWishes,
  type GroundMask,
  type GroundWishes,
  mergeWishes,
  saysNothing,
} from "./ground-mask.ts";
import { traceOutline } from "./trace-outline.ts";

/** What an order's row keeps about its ground. */
type GroundColumns = Pick<typeof designRequests.$inferSelect, "yardReading" | "groundCorrection" | "groundConfirmedAt">;

/** What was read in an order's photo and what its owner said to it; undefined until it has been read. */
export function groundOf(request: GroundColumns): { reading: GroundMask; wishes: GroundWishes } | undefined {
  const stored = request.yardReading;
  const reading = stored?.version === 1 ? decodeGround(stored.ground) : undefined;
  return reading && { reading, wishes: decodeWishes(request.groundCorrection, reading) };
}

/** What will be redesigned, for a small picture of it. */
export interface GroundLook {
  unsure: boolean;
  /** Its owner has looked and agreed. */
  isConfirmed: boolean;
  /** The outline, as an SVG path on a grid of this size. */
  width: number;
  height: number;
  outline: string;
}

/** Undefined until the photo has been read. */
export function lookAtGround(request: GroundColumns): GroundLook | undefined {
  const ground = groundOf(request);
  if (!ground) return undefined;
  const { width, height } = ground.reading;
  return {
    unsure: request.yardReading!.confidence.unsure,
    isConfirmed: request.groundConfirmedAt !== null,
    width,
    height,
    outline: traceOutline(correctedGround(ground.reading, ground.wishes)),
  };
}

/** The correction as an image provider takes it; undefined when nothing was corrected. */
export function groundCorrectionOf(request: GroundColumns): GroundGrid | undefined {
  const ground = request.groundCorrection ? groundOf(request) : undefined;
  return ground && !saysNothing(ground.wishes) ? mergeWishes(ground.wishes) : undefined;
}
