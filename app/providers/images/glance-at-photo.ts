import type { Raster } from "#app/designer/numeric/raster.ts";
import { measurePhoto } from "#app/designer/photo/pixels/photo-measures.ts";
import { judgeSubject, type Subject } from "#app/designer/photo/subject/judge-subject.ts";

/** Pixels across that are enough for a glance: its measures are taken on a grid of some hundred. */
export const glanceWidth = 1280;

/**
 * What a photo's brightness, edges and size alone speak against it, in milliseconds and without the net; undefined where
 * they do not. `longSide` is that of the photo at its full size.
 */
export function glanceAtPhoto(picture: Raster, longSide: number): Subject | undefined {
  const subject = judgeSubject({
    measures: { ...measurePhoto(picture), longSide },
    groundShare: 0,
    certainGround: 0,
    doubts: [],
  });
  return subject === "yard" ? undefined : subject;
}
