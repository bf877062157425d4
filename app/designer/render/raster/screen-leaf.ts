import { floatAt } from "../../numeric/read-at.ts";
import { norm } from "../../numeric/scalar.ts";
import { coarseOutlines, fineHalfWidth, type LeafOutline, leafOutlines } from "../../stage/leaf-outline.ts";
import { acrossOffset, alongOffset, shapeOffset } from "../geometry/grown-design.ts";
import { type FrameBuffer, supersampling, type View } from "./frame-buffer.ts";

/** A projected leaf: center and half axes in samples, their determinant, depth. Reused. */
export interface ScreenLeaf {
  u: number;
  v: number;
  alongU: number;
  alongV: number;
  acrossU: number;
  acrossV: number;
  determinant: number;
  depth: number;
  /** Large enough to show its rib and halves. */
  fine: boolean;
  outline: LeafOutline;
}

const shortestHalfLength = 0.7;
const smallestHalfWidth = 0.55;
const nearPlane = 0.5;

const noOutline: LeafOutline = { widths: new Float32Array(1), sweep: 0, fold: 0, bend: 0, rib: 0, rim: 1 };

export function createScreenLeaf(): ScreenLeaf {
  return {
    u: 0,
    v: 0,
    alongU: 0,
    alongV: 0,
    acrossU: 0,
    acrossV: 0,
    determinant: 0,
    depth: 0,
    fine: false,
    outline: noOutline,
  };
}

/** To first order; leaves thinner than a sample are widened. False if out of view. */
export function projectLeaf(
  leaves: Float32Array,
  at: number,
  frame: FrameBuffer,
  view: View,
  leaf: ScreenLeaf,
): boolean {
  const { sinTilt, cosTilt, sinRoll, cosRoll, focalPixels, centreU, centreV, eyeHeight } = view.camera;
  const focal = focalPixels * supersampling;
  const y = floatAt(leaves, at + 1) - eyeHeight;
  const z = floatAt(leaves, at + 2);
  const depth = -sinTilt * y + cosTilt * z;
  if (depth < nearPlane) return false;
  const fall = -cosTilt * y - sinTilt * z;
  const right = floatAt(leaves, at) * cosRoll - fall * sinRoll;
  const down = floatAt(leaves, at) * sinRoll + fall * cosRoll;
  const scale = focal / depth;
  leaf.u = centreU * supersampling + right * scale;
  leaf.v = centreV * supersampling + down * scale;
  if (leaf.u < -80 || leaf.v < -80 || leaf.u > frame.width + 80 || leaf.v > frame.height + 80) return false;
  const alongDepth = -sinTilt * floatAt(leaves, at + alongOffset + 1) + cosTilt * floatAt(leaves, at + alongOffset + 2);
  const alongFall = -cosTilt * floatAt(leaves, at + alongOffset + 1) - sinTilt * floatAt(leaves, at + alongOffset + 2);
  const acrossDepth =
    -sinTilt * floatAt(leaves, at + acrossOffset + 1) + cosTilt * floatAt(leaves, at + acrossOffset + 2);
  const acrossFall =
    -cosTilt * floatAt(leaves, at + acrossOffset + 1) - sinTilt * floatAt(leaves, at + acrossOffset + 2);
  leaf.alongU =
    scale * (floatAt(leaves, at + alongOffset) * cosRoll - alongFall * sinRoll - (right / depth) * alongDepth);
  leaf.alongV =
    scale * (floatAt(leaves, at + alongOffset) * sinRoll + alongFall * cosRoll - (down / depth) * alongDepth);
  leaf.acrossU =
    scale * (floatAt(leaves, at + acrossOffset) * cosRoll - acrossFall * sinRoll - (right / depth) * acrossDepth);
  leaf.acrossV =
    scale * (floatAt(leaves, at + acrossOffset) * sinRoll + acrossFall * cosRoll - (down / depth) * acrossDepth);
  leaf.depth = depth;
  return widenToSample(leaf, floatAt(leaves, at + shapeOffset));
}

function widenToSample(leaf: ScreenLeaf, shape: number): boolean {
  const length = norm(leaf.alongU, leaf.alongV) || 1e-6;
  if (length < shortestHalfLength) {
    leaf.alongU *= shortestHalfLength / length;
    leaf.alongV *= shortestHalfLength / length;
  }
  leaf.determinant = leaf.alongU * leaf.acrossV - leaf.alongV * leaf.acrossU;
  const drawnLength = Math.max(length, shortestHalfLength);
  if (Math.abs(leaf.determinant) < drawnLength * smallestHalfWidth) {
    const side = leaf.determinant < 0 ? -1 : 1;
    leaf.acrossU = (-leaf.alongV / drawnLength) * smallestHalfWidth * side;
    leaf.acrossV = (leaf.alongU / drawnLength) * smallestHalfWidth * side;
    leaf.determinant = leaf.alongU * leaf.acrossV - leaf.alongV * leaf.acrossU;
  }
  leaf.fine = Math.abs(leaf.determinant) > drawnLength * fineHalfWidth;
  leaf.outline = (leaf.fine ? leafOutlines : coarseOutlines)[shape] ?? leaf.outline;
  return Math.abs(leaf.determinant) >= 1e-9;
}
