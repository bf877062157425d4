import {
  cellAsRead,
  cellKept,
  cellPerson,
  cellRedesigned,
  type GroundCells,
} from "#app/providers/images/ground-cells.ts";
import type { GroundRegions } from "./ground-regions.ts";

/** By number - 1, whether most of a region will be redesigned. */
export function fatesOf({ labels, regions }: GroundRegions, ground: GroundCells): boolean[] {
  return regions.map((_, i) => shareRedesigned(labels, i + 1, ground) > 0.5);
}

/** Share of a region from which its reading counts as one fate: the rest are objects in it. */
const oneFateFrom = 0.9;

/**
 * As a whole. Where the region was read like that, the owner's marks are removed instead: then edges and objects stay
 * as read.
 */
export function turnRegion(
  correction: GroundCells,
  reading: GroundCells,
  { labels }: GroundRegions,
  { number, redesign }: { number: number; redesign: boolean },
): GroundCells {
  const share = shareRedesigned(labels, number, reading);
  const isAsRead = (redesign ? share : 1 - share) >= oneFateFrom;
  const word = redesign ? cellRedesigned : cellKept;
  return {
    ...correction,
    cells: correction.cells.map((cell, i) => {
      if (labels[i] !== number || cell === cellPerson) return cell;
      return isAsRead ? cellAsRead : word;
    }),
  };
}

function shareRedesigned(labels: Uint8Array, number: number, { cells }: GroundCells): number {
  let [own, redesigned] = [0, 0];
  labels.forEach((label, i) => {
    if (label !== number) return;
    own++;
    if (cells[i] === cellRedesigned) redesigned++;
  });
  return own === 0 ? 0 : redesigned / own;
}
