import { labelComponents, type MaskComponent } from "../pixels/mask-clean-up.ts";
import type { GroundKindMap } from "../scene/scene.ts";
import { kindIndex } from "./ground-kinds.ts";
import { type KindShares, planeOf } from "./kind-shares.ts";

/** Probability of wall or steps in a pixel that separates two levels. */
const partsFrom = 0.4;
/** Rows below a piece in which the separation must begin: share of the height, and minimum. */
const reach = { share: 0.02, least: 3 };
/** Share of a piece's lower border that ends at a wall or steps. */
const leastParted = 0.5;
/** Share of the picture; smaller pieces are not terraces. */
const leastPiece = 0.004;

/**
 * Removes pieces that end at a wall or steps with ground below: a design needs one plane, and the camera's height is
 * known for one only.
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
