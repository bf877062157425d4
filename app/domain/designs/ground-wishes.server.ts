import type { GroundGrid } from "#app/providers/images/contract.ts";
import type { DesignRequestRow } from "./find-design-request.server.ts";
import {
  decodeGround,
  decodeWishes,
  type GroundMask,
  type GroundWishes,
  mergeWishes,
  saysNothing,
} from "./ground-mask.ts";

/** What was read in an order's photo and what its owner said to it; undefined until it has been read. */
export function groundOf(request: DesignRequestRow): { reading: GroundMask; wishes: GroundWishes } | undefined {
  const stored = request.yardReading;
  const reading = stored?.version === 1 ? decodeGround(stored.ground) : undefined;
  return reading && { reading, wishes: decodeWishes(request.groundCorrection, reading) };
}

/** The correction as an image provider takes it; undefined when nothing was corrected. */
export function groundCorrectionOf(request: DesignRequestRow): GroundGrid | undefined {
  const ground = request.groundCorrection ? groundOf(request) : undefined;
  return ground && !saysNothing(ground.wishes) ? mergeWishes(ground.wishes) : undefined;
}
