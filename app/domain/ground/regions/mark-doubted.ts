import { cellRedesigned, type DoubtedSpot, type GroundCells } from "#app/providers/images/ground-cells.ts";
import type { GroundRegions } from "./ground-regions.ts";

/** Without a spot in the reading it is the largest redesigned region: an error there would affect everything. */
export function markDoubted(read: GroundRegions, ground: GroundCells, spot: DoubtedSpot | undefined): GroundRegions {
  const doubted = (spot && regionAt(read, spot)) || largestRegion(read, ground);
  const maybe = spot?.maybe ?? "none";
  const regions = read.regions.map((region, i) => (i + 1 === doubted ? { ...region, maybe } : region));
  return { ...read, regions };
}

function regionAt({ width, height, labels }: GroundRegions, { at: [u, v] }: DoubtedSpot): number {
  const column = Math.min(width - 1, Math.floor(u * width));
  const row = Math.min(height - 1, Math.floor(v * height));
  return labels[row * width + column] ?? 0;
}

function largestRegion({ labels, regions }: GroundRegions, ground: GroundCells): number {
  const counts = new Float64Array(regions.length + 1);
  labels.forEach((label, cell) => {
    const weight = ground.cells[cell] === cellRedesigned ? 1 : 1 / labels.length / 2;
    if (label > 0) counts[label] = (counts[label] ?? 0) + weight;
  });
  return counts.indexOf(Math.max(...counts));
}
