import { resizePlane } from "../../numeric/filters.ts";
import { upsampleAlongEdges } from "../../numeric/guided-filter.ts";
import { numbersOf } from "../../numeric/map-plane.ts";
import type { Raster } from "../../numeric/raster.ts";
import { smoothstep } from "../../numeric/scalar.ts";
import type { SmallView } from "./small-view.ts";

/** Variance of a flat photo. Chosen by eye, as the others in this file. */
const epsilon = 4e-4;
/** Margin around a thing in small pixels, and radius of the filter that refines its outline. */
const spare = 6;
const edgeRadius = 2;
/** Shares of the filtered outline that become 0 and 1. */
const outline = { from: 0.3, to: 0.7 };

/** 0..255 per pixel. Outlines of labels above `islandCount`, in front of the backdrop, follow the photo's edges. */
export function drawThingShares(
  photo: Raster,
  ground: Uint8Array,
  view: SmallView,
  labels: Uint8Array,
  islandCount: number,
): Uint8Array {
  const shares = new Uint8Array(photo.width * photo.height);
  if (islandCount > 0) takeIslands(photo, ground, view, labels, islandCount, shares);
  const last = labels.reduce((most, label) => Math.max(most, label), 0);
  for (let label = islandCount + 1; label <= last; label++) drawFront(photo, ground, view, labels, label, shares);
  return shares;
}

function takeIslands(
  photo: Raster,
  ground: Uint8Array,
  view: SmallView,
  labels: Uint8Array,
  islandCount: number,
  shares: Uint8Array,
): void {
  const mask = numbersOf(labels, (label) => (label > 0 && label <= islandCount ? 1 : 0));
  const near = resizePlane(mask, view.width, view.height, photo.width, photo.height);
  for (let i = 0; i < shares.length; i++) if (near[i] > 0) shares[i] = 255 - ground[i];
}

function drawFront(
  photo: Raster,
  ground: Uint8Array,
  view: SmallView,
  labels: Uint8Array,
  label: number,
  shares: Uint8Array,
): void {
  const box = boundsOf(labels, label, view);
  if (!box) return;
  const smallWidth = box.right - box.left;
  const smallHeight = box.bottom - box.top;
  const mask = new Float32Array(smallWidth * smallHeight);
  for (let y = 0; y < smallHeight; y++) {
    for (let x = 0; x < smallWidth; x++) {
      mask[y * smallWidth + x] = labels[(y + box.top) * view.width + x + box.left] === label ? 1 : 0;
    }
  }
  const left = Math.round((box.left * photo.width) / view.width);
  const top = Math.round((box.top * photo.height) / view.height);
  const width = Math.round((box.right * photo.width) / view.width) - left;
  const height = Math.round((box.bottom * photo.height) / view.height) - top;
  const guide = cropGuide(photo, left, top, width, height);
  const soft = upsampleAlongEdges(mask, { guide, width, height, smallWidth, smallHeight, radius: edgeRadius, epsilon });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y + top) * photo.width + x + left;
      const share = Math.min(255 * smoothstep(outline.from, outline.to, soft[y * width + x]), 255 - ground[i]);
      if (share > shares[i]) shares[i] = share;
    }
  }
}

/** With a margin; the ends are exclusive. */
function boundsOf(labels: Uint8Array, label: number, { width, height }: SmallView) {
  const box = { left: width, right: 0, top: height, bottom: 0 };
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] !== label) continue;
    const x = i % width;
    const y = (i - x) / width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  if (box.right === 0) return undefined;
  return {
    left: Math.max(0, box.left - spare),
    right: Math.min(width, box.right + spare),
    top: Math.max(0, box.top - spare),
    bottom: Math.min(height, box.bottom + spare),
  };
}

function cropGuide(photo: Raster, left: number, top: number, width: number, height: number) {
  const planes = [0, 1, 2].map((c) => {
    const plane = new Float32Array(width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        plane[y * width + x] = photo.data[((y + top) * photo.width + x + left) * 3 + c] / 255;
      }
    }
    return plane;
  });
  return [planes[0], planes[1], planes[2]] as const;
}
