import type { Candidate } from "../seen/candidate.ts";

/** Deductions for a path that ends nowhere, and for walking this many meters over grass to a patio. */
const lost = { deadEnd: 0.5, farPatio: 0.4 };
const farFrom = 5;

/** Reached on foot and dry. Source: paths follow where people go (Alexander, A Pattern Language, 1977, 120). */
export function scoreAccess({ layout }: Candidate): number {
  const { path, patio, terrain } = layout;
  const endsNowhere = path?.to === "far-end";
  const walksOverGrass = patio && !patio.virtual && !path && patio.z - patio.halfDepth > terrain.grid.nearZ + farFrom;
  return 1 - (endsNowhere ? lost.deadEnd : 0) - (walksOverGrass ? lost.farPatio : 0);
}
