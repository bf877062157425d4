import type { GroundRegion, GroundRegions } from "./ground-regions.ts";

/** A drawn region takes the kind of most of its cells; plain ground where there was no region. */
export function adoptLabels(before: GroundRegions, labels: Uint8Array): GroundRegions {
  const count = labels.reduce((a, b) => Math.max(a, b), before.regions.length);
  const regions = Array.from({ length: count }, (_, i): GroundRegion => {
    const known = before.regions[i];
    return known ?? { kind: kindUnder(before, labels, i + 1) };
  });
  return { ...before, labels, regions };
}

function kindUnder(before: GroundRegions, labels: Uint8Array, number: number): GroundRegion["kind"] {
  const counts = new Uint32Array(before.regions.length + 1);
  labels.forEach((label, cell) => {
    const under = before.labels[cell] ?? 0;
    if (label === number) counts[under] = (counts[under] ?? 0) + 1;
  });
  return before.regions[counts.indexOf(Math.max(...counts)) - 1]?.kind ?? "ground";
}
