import { floatAt, indices3 } from "../../numeric/read-at.ts";
import { clamp, norm } from "../../numeric/scalar.ts";
import type { Light } from "../../photo/scene/scene.ts";
import { halfWidthAt, leafShapes } from "../../stage/leaf-outline.ts";
import { bladeShape, type GrownDesign, leafStride, type Stand } from "../geometry/grown-design.ts";
import { kindIndex, kindOfLeaf } from "../look/drawn-kind.ts";
import { type FrameBuffer, isHidden, type View } from "./frame-buffer.ts";
import { createScreenLeaf, projectLeaf, type ScreenLeaf } from "./screen-leaf.ts";

/** Draws all leaves of the design with depth test. */
export function drawLeaves(frame: FrameBuffer, view: View, design: GrownDesign): void {
  const leaf = createScreenLeaf();
  for (const { values, count } of design.leafBlocks) {
    for (let at = 0; at < count * leafStride; at += leafStride) {
      if (!projectLeaf(values, at, frame, view, leaf)) continue;
      const stand = design.stands[floatAt(values, at + 17)];
      if (stand) fillLeaf(frame, view, stand, leaf, values, at);
    }
  }
}

const albedo: [number, number, number] = [0, 0, 0];

/** A leaf is lit from both sides: what falls on its back shines through, and light scatters between the leaves. */
function lightLeaf(leaves: Float32Array, at: number, view: View, stand: Stand, leaf: ScreenLeaf): void {
  const light: Light = view.light;
  const [lightX, lightY, lightZ] = light.direction;
  const normalY = floatAt(leaves, at + 10);
  const facing = floatAt(leaves, at + 9) * lightX + normalY * lightY + floatAt(leaves, at + 11) * lightZ;
  const bias = floatAt(leaves, at + 16) === bladeShape ? 0.02 : 0.07;
  const shadow = view.shadows.at(floatAt(leaves, at), floatAt(leaves, at + 1), floatAt(leaves, at + 2), bias);
  const sun = (1 - shadow) * stand.sun;
  const fromSun = (caught(facing) * 0.8 + 0.2) * sun;
  const openness = floatAt(leaves, at + 15) * skyOpen(leaves, at, view);
  const fromSky = (0.62 + 0.38 * normalY) * openness * stand.sky;
  for (const c of indices3) {
    albedo[c] = floatAt(leaves, at + 12 + c);
    leaf.colour[c] = albedo[c] * (light.sun[c] * fromSun + light.sky[c] * fromSky);
  }
  leaf.kind = kindOfLeaf(leafShapes[floatAt(leaves, at + 16)], albedo);
  if (leaf.kind === kindIndex.foliage) view.leafTone.toneLeaf(leaf.colour, stand);
  else if (leaf.kind === kindIndex.flower) view.leafTone.tonePetal(leaf.colour);
  if (!leaf.fine) return;
  const { fold, bend } = leaf.outline;
  const whole = light.sun[1] * fromSun + light.sky[1] * fromSky + 1e-6;
  const sunOnly = (light.sun[1] * 0.8 * sun) / whole;
  const skyOnly = (light.sky[1] * 0.38 * openness * stand.sky) / whole;
  // Unit vectors across and along the leaf, as far as they turn it to the sun and to the sky.
  const across = norm(floatAt(leaves, at + 6), floatAt(leaves, at + 7), floatAt(leaves, at + 8)) + 1e-9;
  const along = norm(floatAt(leaves, at + 3), floatAt(leaves, at + 4), floatAt(leaves, at + 5)) + 1e-9;
  const acrossSun =
    (floatAt(leaves, at + 6) * lightX + floatAt(leaves, at + 7) * lightY + floatAt(leaves, at + 8) * lightZ) / across;
  const alongSun =
    (floatAt(leaves, at + 3) * lightX + floatAt(leaves, at + 4) * lightY + floatAt(leaves, at + 5) * lightZ) / along;
  const lean = (slope: number, toSun: number, up: number) =>
    sunOnly * (caught(facing + slope * toSun) - caught(facing)) + skyOnly * slope * up;
  const upwards = floatAt(leaves, at + 7) / across;
  leaf.left = clamp(1 + lean(fold, acrossSun, upwards), 0.55, 1.5);
  leaf.right = clamp(1 + lean(-fold, acrossSun, -upwards), 0.55, 1.5);
  leaf.tip = clamp(lean(bend, alongSun, floatAt(leaves, at + 4) / along), -0.35, 0.35);
}

/**
 * What the leaf gets of the sky, against one at the rim of a plant that stands alone. What other leaves scatter reaches
 * every corner of a crown.
 */
function skyOpen(leaves: Float32Array, at: number, view: View): number {
  const open = view.sky.at(floatAt(leaves, at), floatAt(leaves, at + 1), floatAt(leaves, at + 2));
  return scattered + (1 - scattered) * Math.min(1.15, open / openAtRim);
}

/** Share of the sky seen at the rim of a plant, and what comes by way of other leaves. By eye. */
const openAtRim = 0.5;
const scattered = 0.4;

/** Share of the sunlight a surface shows: what comes through from behind counts less. */
function caught(facing: number): number {
  return facing > 0 ? facing : -facing * 0.7;
}

/** Lit only when a sample of it shows: most leaves are behind others. */
function fillLeaf(
  frame: FrameBuffer,
  view: View,
  stand: Stand,
  leaf: ScreenLeaf,
  leaves: Float32Array,
  at: number,
): void {
  const { u, v, alongU, alongV, acrossU, acrossV, depth, outline } = leaf;
  const reachU = Math.abs(alongU) + Math.abs(acrossU);
  const reachV = Math.abs(alongV) + Math.abs(acrossV);
  const bottom = Math.min(frame.height - 1, Math.ceil(v + reachV));
  const scale = 1 / leaf.determinant;
  const inverse = 1 / depth;
  let lit = false;
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
      if (inverse <= floatAt(frame.inverseDepth, i)) continue;
      const du = x + 0.5 - u;
      const s = rowS + du * stepS;
      const t = rowT + du * stepT;
      const width = halfWidthAt(outline, s, t);
      if (Math.abs(t) > width || isHidden(view, x, y, stand.z, stand.clearZ)) continue;
      if (!lit) lightLeaf(leaves, at, view, stand, leaf);
      lit = true;
      frame.inverseDepth[i] = inverse;
      frame.kind[i] = leaf.kind;
      const shade = leaf.fine ? bladeShade(leaf, s, t, width) : 1 + 0.08 * s;
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

/** Brightness at a point of a large leaf: two halves, a pale rib and faint veins, the crease beside it, the rim. */
function bladeShade({ outline, left, right, tip }: ScreenLeaf, s: number, t: number, width: number): number {
  const away = Math.abs(t);
  const half = (t < 0 ? left : right) * (1 + tip * s);
  if (away > 0.82 * width) return half * outline.rim;
  if (outline.rib === 0) return half;
  if (away < outline.rib * (1.15 - s * 0.6)) return half * 1.28;
  const vein = (s - 0.55 * away) * 4.5;
  return half * (0.9 + 0.14 * away + (vein - Math.floor(vein) < 0.16 ? 0.07 : 0));
}
