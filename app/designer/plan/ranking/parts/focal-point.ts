import { ramp } from "../../../numeric/scalar.ts";
import { designDepth } from "../../ground/terrain.ts";
import type { Candidate } from "../seen/candidate.ts";
import { findFoci } from "../seen/find-focus.ts";

/** Shares of the picture's width from its rim: cut off, well inside; of the depth: too near, right. */
const rim = { at: 0.04, inside: 0.2 };
const depth = { near: 0.08, right: 0.3 };
/** Area from which a thing is noticed at once: square meters over squared distance. */
const seenAt = 0.05;

/** Source: dominance (Booth and Hiss, Residential Landscape Architecture). */
export function scoreFocalPoint({ layout, masses }: Candidate): number {
  const [focus] = findFoci(masses);
  if (!focus) return 0;
  const { terrain } = layout;
  const inside = ramp(0.5 - Math.abs(focus.across - 0.5), rim.at, rim.inside);
  const away = ramp((focus.z - terrain.grid.nearZ) / designDepth(terrain), depth.near, depth.right);
  return inside * away * ramp(focus.weight, 0, seenAt);
}
