import { labelComponents, type MaskComponent } from "../pixels/mask-clean-up.ts";
import type { GroundKindMap } from "../scene/scene.ts";
import { kindIndex } from "./ground-kinds.ts";
import { type KindShares, planeOf } from "./kind-shares.ts";

// By eye, on labelled yards with terraces, as all numbers in this file that name no other source.
/** A wall or a step is likelier than this in a pixel that parts two levels. */
const partsFrom = 0.4;
/** Rows below a piece of ground within which that begins, as share of the height, and at least. */
const reach = { share: 0.02, least: 3 };
/** Share of a piece's lower border along which it ends at a wall or at steps. */
const leastParted = 0.5;
/** A smaller piece than this share of the picture is no terrace. */
const leastPiece = 0.004;

/**
 * Leaves out the pieces of open ground that lie on another level than the largest: those that end below at a wall or at
 * steps, under which the ground goes on. One plane is what a design can lie on; the photo's camera knows the height of one.
 */
export function leaveOtherLevels(
  open: Uint8Array,
  kinds: GroundKindMap,
  shares: KindShares,
): { open: Uint8Array; share: number } {
  const { width, height } = kinds;
  const { labels, components } = labelComponents(open, width, height);
  const largest = components.reduce((best, { value, area }, k) => {
    return value === 1 && area > (components[best]?.value === 1 ? components[best].area : 0) ? k : best;
  }, 0);
  const [walls, steps] = [planeOf(shares, "wall"), planeOf(shares, "steps")];
  const isParting = (i: number) => walls[i] + steps[i] > partsFrom || kinds.values[i] === kindIndex.steps;
  const isOther = components.map((piece, k) => {
    if (k === largest || piece.value === 0 || piece.area < leastPiece * open.length) return false;
    return partedShare(piece, k, labels, { width, height }, isParting, open) > leastParted;
  });
  let [left, all] = [0, 0];
  const own = open.map((inside, i) => {
    all += inside;
    if (!isOther[labels[i]]) return inside;
    left++;
    return 0;
  });
  return { open: own, share: left / Math.max(1, all) };
}

/** Share of the columns of a piece under whose lower end comes a wall or steps, and then ground again. */
function partedShare(
  { left, right, top, bottom }: MaskComponent,
  label: number,
  labels: Int32Array,
  { width, height }: { width: number; height: number },
  isParting: (i: number) => boolean,
  open: Uint8Array,
): number {
  const rows = Math.max(reach.least, Math.round(reach.share * height));
  let [parted, columns] = [0, 0];
  for (let x = left; x <= right; x++) {
    let foot = bottom;
    while (foot >= top && labels[foot * width + x] !== label) foot--;
    if (foot < top) continue;
    columns++;
    let y = foot + 1;
    while (y < height && y <= foot + rows && !isParting(y * width + x)) y++;
    if (y >= height || !isParting(y * width + x)) continue;
    while (y < height && !open[y * width + x]) y++;
    if (y < height) parted++;
  }
  return parted / Math.max(1, columns);
}
