import type { Eye } from "../lens/eye.ts";
import { labelComponents, type MaskComponent } from "../pixels/mask-clean-up.ts";
import type { GroundKindMap } from "../scene/scene.ts";

/** Distance ratio from which a piece behind a gap is not part of the yard. */
const leastGap = 1.7;
/** Share of a piece's columns that must be separated by something upright, not a drive or street. */
const leastParted = 0.5;

/** `Eye.dropAt` where a piece begins and ends. */
interface Reach {
  near: number;
  far: number;
}

/** Removes ground such as a neighbor's field. Ratios of distances do not depend on the camera's height. */
export function leaveFarBehind(open: Uint8Array, kinds: GroundKindMap, eye: Eye): Uint8Array {
  const { width, height } = kinds;
  const { labels, components } = labelComponents(open, width, height);
  const pieces = components
    .flatMap((piece, label) =>
      piece.value === 1 ? [{ ...piece, label, ...reachOf(piece, label, labels, width, eye) }] : [],
    )
    .sort((one, other) => other.near - one.near);
  const isLeft = new Set<number>();
  // Nearest first, because removed pieces must not extend the yard.
  const yard = { area: 0, end: Number.POSITIVE_INFINITY };
  for (const piece of pieces) {
    const isFar = piece.near * leastGap < yard.end && piece.area < yard.area;
    if (isFar && isParted(piece, piece.label, labels, open, kinds)) isLeft.add(piece.label);
    else {
      yard.area += piece.area;
      yard.end = Math.min(yard.end, piece.far);
    }
  }
  return isLeft.size === 0 ? open : open.map((inside, i) => (isLeft.has(labels[i] ?? -1) ? 0 : inside));
}

function reachOf(
  { left, right, top, bottom }: MaskComponent,
  label: number,
  labels: Int32Array,
  width: number,
  eye: Eye,
): Reach {
  const reach = { near: Number.NEGATIVE_INFINITY, far: Number.POSITIVE_INFINITY };
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (labels[y * width + x] !== label) continue;
      const drop = eye.dropAt(x, y);
      reach.near = Math.max(reach.near, drop);
      reach.far = Math.min(reach.far, drop);
    }
  }
  return reach;
}

function isParted(
  { left, right, top, bottom }: MaskComponent,
  label: number,
  labels: Int32Array,
  open: Uint8Array,
  { values, width, height }: GroundKindMap,
): boolean {
  let [parted, columns] = [0, 0];
  for (let x = left; x <= right; x++) {
    let y = bottom;
    while (y >= top && labels[y * width + x] !== label) y--;
    if (y < top) continue;
    columns++;
    const foot = ++y;
    let upright = 0;
    for (; y < height && !open[y * width + x]; y++) if (values[y * width + x] === 0) upright++;
    if (y < height && upright * 2 > y - foot) parted++;
  }
  return parted > leastParted * columns;
}
