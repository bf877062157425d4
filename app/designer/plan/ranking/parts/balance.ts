import type { Candidate } from "../seen/candidate.ts";

/** Weight of the flat patio relative to upright things. */
const flatHeight = 0.25;

/** 1 if balanced. Source: weights on levers, as in Arnheim, Art and Visual Perception (1954). */
export function scoreBalance({ layout, masses }: Candidate): number {
  const { patio, terrain } = layout;
  const weights = masses.map(({ across, weight }) => ({ off: across - 0.5, weight }));
  if (patio && !patio.virtual) {
    const { camera } = terrain.yard;
    const off = camera.project(patio.x, 0, patio.z, [0, 0, 0])[0] / camera.width - 0.5;
    weights.push({ off, weight: (2 * patio.halfWidth * flatHeight) / patio.z ** 2 });
  }
  const moment = weights.reduce((sum, { off, weight }) => sum + off * weight, 0);
  const most = weights.reduce((sum, { off, weight }) => sum + Math.abs(off) * weight, 0);
  return most === 0 ? 0 : 1 - Math.abs(moment) / most;
}
