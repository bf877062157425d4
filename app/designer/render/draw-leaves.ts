import type { Light } from "../scene/scene.ts";
import { type Frame, isHidden, supersampling, type View } from "./frame.ts";
import { bladeShape, type GeometryStage, leafStride, type Stand } from "./stage.ts";

/** A leaf on the screen: centre, half axes in samples, their determinant, depth, lit colour. Reused: one a time. */
interface ScreenLeaf {
  u: number;
  v: number;
  alongU: number;
  alongV: number;
  acrossU: number;
  acrossV: number;
  determinant: number;
  depth: number;
  shape: number;
  colour: [number, number, number];
}

const shortestHalfLength = 0.7;
const smallestHalfWidth = 0.55;
const nearPlane = 0.5;

/** Draws all leaves of the stage with depth test. */
export function drawLeaves(frame: Frame, view: View, stage: GeometryStage): void {
  const leaf: ScreenLeaf = {
    u: 0,
    v: 0,
    alongU: 0,
    alongV: 0,
    acrossU: 0,
    acrossV: 0,
    determinant: 0,
    depth: 0,
    shape: 0,
    colour: [0, 0, 0],
  };
  for (const { values, count } of stage.leafBlocks) {
    for (let at = 0; at < count * leafStride; at += leafStride) {
      if (!projectLeaf(values, at, frame, view, leaf)) continue;
      const stand = stage.stands[values[at + 17]];
      lightLeaf(values, at, view, stand, leaf);
      fillLeaf(frame, view, stand, leaf);
    }
  }
}

/** First-order projection of the disc's axes; leaves finer than a sample are widened to it. False: not in view. */
function projectLeaf(leaves: Float32Array, at: number, frame: Frame, view: View, leaf: ScreenLeaf): boolean {
  const { sinTilt, cosTilt, sinRoll, cosRoll, focalPixels, centreU, centreV, eyeHeight } = view.camera;
  const focal = focalPixels * supersampling;
  const y = leaves[at + 1] - eyeHeight;
  const z = leaves[at + 2];
  const depth = -sinTilt * y + cosTilt * z;
  if (depth < nearPlane) return false;
  const fall = -cosTilt * y - sinTilt * z;
  const right = leaves[at] * cosRoll - fall * sinRoll;
  const down = leaves[at] * sinRoll + fall * cosRoll;
  const scale = focal / depth;
  leaf.u = centreU * supersampling + right * scale;
  leaf.v = centreV * supersampling + down * scale;
  if (leaf.u < -80 || leaf.v < -80 || leaf.u > frame.width + 80 || leaf.v > frame.height + 80) return false;
  const alongDepth = -sinTilt * leaves[at + 4] + cosTilt * leaves[at + 5];
  const alongFall = -cosTilt * leaves[at + 4] - sinTilt * leaves[at + 5];
  const acrossDepth = -sinTilt * leaves[at + 7] + cosTilt * leaves[at + 8];
  const acrossFall = -cosTilt * leaves[at + 7] - sinTilt * leaves[at + 8];
  leaf.alongU = scale * (leaves[at + 3] * cosRoll - alongFall * sinRoll - (right / depth) * alongDepth);
  leaf.alongV = scale * (leaves[at + 3] * sinRoll + alongFall * cosRoll - (down / depth) * alongDepth);
  leaf.acrossU = scale * (leaves[at + 6] * cosRoll - acrossFall * sinRoll - (right / depth) * acrossDepth);
  leaf.acrossV = scale * (leaves[at + 6] * sinRoll + acrossFall * cosRoll - (down / depth) * acrossDepth);
  leaf.depth = depth;
  leaf.shape = leaves[at + 16];
  return widenToSample(leaf);
}

function widenToSample(leaf: ScreenLeaf): boolean {
  const length = Math.hypot(leaf.alongU, leaf.alongV) || 1e-6;
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
  return Math.abs(leaf.determinant) >= 1e-9;
}

/** A leaf is lit from both sides: what falls on its back shines through, and light scatters between the leaves. */
function lightLeaf(leaves: Float32Array, at: number, view: View, stand: Stand, leaf: ScreenLeaf): void {
  const light: Light = view.light;
  const normalY = leaves[at + 10];
  const facing =
    leaves[at + 9] * light.direction[0] + normalY * light.direction[1] + leaves[at + 11] * light.direction[2];
  const bias = leaf.shape === bladeShape ? 0.02 : 0.07;
  const shadow = view.shadows.at(leaves[at], leaves[at + 1], leaves[at + 2], bias);
  const fromSun = ((facing > 0 ? facing : -facing * 0.7) * 0.8 + 0.2) * (1 - shadow) * stand.sun;
  const fromSky = (0.62 + 0.38 * normalY) * leaves[at + 15] * stand.sky;
  for (let c = 0; c < 3; c++) {
    leaf.colour[c] = leaves[at + 12 + c] * (light.sun[c] * fromSun + light.sky[c] * fromSky);
  }
}

function fillLeaf(frame: Frame, view: View, stand: Stand, leaf: ScreenLeaf): void {
  const { u, v, alongU, alongV, acrossU, acrossV, depth, shape } = leaf;
  const reachU = Math.abs(alongU) + Math.abs(acrossU);
  const reachV = Math.abs(alongV) + Math.abs(acrossV);
  const bottom = Math.min(frame.height - 1, Math.ceil(v + reachV));
  const scale = 1 / leaf.determinant;
  const inverse = 1 / depth;
  // How the leaf's own coordinates s and t change from column to column.
  const stepS = acrossV * scale;
  const stepT = -alongV * scale;
  for (let y = Math.max(0, Math.floor(v - reachV)); y <= bottom; y++) {
    const dv = y + 0.5 - v;
    const rowS = -dv * acrossU * scale;
    const rowT = alongU * dv * scale;
    const from = Math.max(-reachU, spanStart(stepS, rowS), spanStart(stepT, rowT));
    const to = Math.min(reachU, -spanStart(stepS, -rowS), -spanStart(stepT, -rowT));
    const right = Math.min(frame.width - 1, Math.floor(u + to - 0.5));
    for (let x = Math.max(0, Math.ceil(u + from - 0.5)); x <= right; x++) {
      const i = y * frame.width + x;
      if (inverse <= frame.inverseDepth[i]) continue;
      const du = x + 0.5 - u;
      const s = rowS + du * stepS;
      const t = rowT + du * stepT;
      if (Math.abs(t) > halfWidthAt(shape, s) || isHidden(view, x, y, stand.z, stand.clearZ)) continue;
      frame.inverseDepth[i] = inverse;
      const shade = veinShade(shape, s, t);
      frame.colour[i * 3] = leaf.colour[0] * shade;
      frame.colour[i * 3 + 1] = leaf.colour[1] * shade;
      frame.colour[i * 3 + 2] = leaf.colour[2] * shade;
    }
  }
}

/** Where along a row a coordinate that starts at `offset` and changes by `step` a column first lies within -1..1. */
function spanStart(step: number, offset: number): number {
  if (Math.abs(step) < 1e-9) return Math.abs(offset) <= 1 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return ((step > 0 ? -1 : 1) - offset) / step;
}

/** Outline: half width at `s` along the leaf (-1..1), in half widths. Shapes are numbered as in leafShapes. */
function halfWidthAt(shape: number, s: number): number {
  if (shape === 1) return Math.sqrt(Math.max(0, 1 - s * s));
  if (shape === 2) return 1;
  if (shape === 3) return (1 - s) * 0.5;
  return 1 - s * s;
}

/** A leaf folds along its middle, so that one half is lighter; a tapering one lightens towards its tip. */
function veinShade(shape: number, s: number, t: number): number {
  if (shape === 0) return (t < 0 ? 0.92 : 1.06) + 0.12 * s;
  return shape === 3 ? 1 + 0.25 * s : 1;
}
