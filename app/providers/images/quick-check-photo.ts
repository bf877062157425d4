import type { Raster } from "#app/designer/numeric/raster.ts";
import { measurePhoto } from "#app/designer/photo/pixels/photo-measures.ts";
import { judgeSubject, type Subject } from "#app/designer/photo/subject/judge-subject.ts";

/** Pixels across: the check samples a grid of about a hundred. */
export const quickCheckWidth = 1280;

/**
 * By brightness, edges and size alone, in milliseconds and without the net; undefined for none. `longSide` is that of
 * the photo at full size.
 */
export function quickCheckPhoto(picture: Raster, longSide: number): Subject | undefined {
  const subject = judgeSubject({
    measures: { ...measurePhoto(picture), longSide },
    groundShare: 0,
    certainGround: 0,
    certainSurroundings: 0,
    doubts: [],
  });
  return subject === "yard" ? undefined : subject;
}
