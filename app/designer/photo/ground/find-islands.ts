import { labelComponents } from "../pixels/mask-clean-up.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";
import { type GroundKind, type GroundKindMap, groundKinds } from "../scene/scene.ts";

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** As share of the picture: less is a leaf, more is a bed. */
const sizes = [0.001, 0.03] as const;
/** Differences of CIE L*a*b*: of the whole to what surrounds it, and across its outline, which is sharp. */
const leastContrast = 17;
const leastAcross = 27;
/** Pixels from the outline to where its blur has ended, inside and outside. */
const [inside, outside] = [3, 4];
/** What lawn and slabs leave out: a patch of either is ground. */
const doubtful = new Set<GroundKind>(["soil", "bed", "gravel"]);

interface IslandOutline {
  length: number;
  /** Sum of the differences across it. */
  across: number;
  /** Sums of CIE L*a*b* within the island and round it. */
  own: [number, number, number];
  around: [number, number, number];
  touchesBorder: boolean;
}

/**
 * 1 where the ground has a small island of neither lawn nor paving with a sharp outline all round: rather a table, a chair,
 * a bottle than a worn spot, which fades into the lawn.
 */
export function findIslands(picture: SmallPicture, { width, height, values }: GroundKindMap): Uint8Array {
  if (!values.some((value) => doubtful.has(groundKinds[value]))) return new Uint8Array(values.length);
  const { labels, components } = labelComponents(values, width, height);
  const isSuspect = components.map(({ value, area }) => {
    return doubtful.has(groundKinds[value]) && area > sizes[0] * labels.length && area < sizes[1] * labels.length;
  });
  const outlines = components.map((): IslandOutline => {
    return { length: 0, across: 0, own: [0, 0, 0], around: [0, 0, 0], touchesBorder: false };
  });
  for (let i = 0; i < labels.length; i++) {
    if (isSuspect[labels[i]]) followOutline(picture, labels, i, outlines[labels[i]]);
  }
  const isThing = outlines.map(({ length, across, own, around, touchesBorder }, k) => {
    const contrast = Math.hypot(...own.map((sum, c) => sum / components[k].area - around[c] / length));
    return isSuspect[k] && !touchesBorder && contrast > leastContrast && across > leastAcross * length;
  });
  return Uint8Array.from(labels, (label) => (isThing[label] ? 1 : 0));
}

function followOutline(picture: SmallPicture, labels: Int32Array, i: number, outline: IslandOutline): void {
  const { width, height, lightness, greenRed, blueYellow } = picture;
  const planes = [lightness, greenRed, blueYellow];
  const [x, y] = [i % width, Math.floor(i / width)];
  planes.forEach((plane, c) => {
    outline.own[c] += plane[i];
  });
  if (Math.min(x, y) < outside || x >= width - outside || y >= height - outside) {
    outline.touchesBorder = true;
    return;
  }
  for (const step of [-1, 1, -width, width]) {
    if (labels[i + step] === labels[i]) continue;
    const [within, beyond] = [i - inside * step, i + outside * step];
    outline.length++;
    outline.across += Math.hypot(...planes.map((plane) => plane[within] - plane[beyond]));
    planes.forEach((plane, c) => {
      outline.around[c] += plane[beyond];
    });
  }
}
