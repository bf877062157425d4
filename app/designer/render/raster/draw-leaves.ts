import { floatAt } from "../../numeric/read-at.ts";
import { halfWidthAt } from "../../stage/leaf-outline.ts";
import { blockLeaves, type GrownDesign, leafStride, type Stand, standOffset } from "../geometry/grown-design.ts";
import { type FrameBuffer, isHidden, type View } from "./frame-buffer.ts";
import { frontToBack } from "./front-to-back.ts";
import { curledT, shadeBlade } from "./leaf-blade.ts";
import { leafLight, lightLeaf, lotOfLeaf } from "./leaf-light.ts";
import { createScreenLeaf, projectLeaf, type ScreenLeaf } from "./screen-leaf.ts";

/** With a depth test. */
export function drawLeaves(frame: FrameBuffer, view: View, design: GrownDesign): void {
  const leaf = createScreenLeaf();
  for (const number of frontToBack(design, view.camera)) {
    const block = design.leafBlocks[Math.floor(number / blockLeaves)];
    if (!block) continue;
    const { values } = block;
    const at = (number % blockLeaves) * leafStride;
    if (!projectLeaf(values, at, frame, view, leaf)) continue;
    const stand = design.stands[floatAt(values, at + standOffset)];
    if (stand) fillLeaf(frame, view, stand, leaf, values, at);
  }
}

/** Change per column below which a leaf coordinate counts as constant along a row. */
const steady = 1e-9;

const color: [number, number, number] = [0, 0, 0];

/** A leaf is lit only when one of its samples is visible: most are hidden. */
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
  const inverse = Math.fround(1 / depth);
  // Blades and leaves too small to show a rib stay straight.
  const lot = leaf.fine && outline.rib > 0 ? lotOfLeaf(leaves, at) : 0.5;
  let lit = false;
  // How the leaf's coordinates s and t change per column, and where along a row they leave -1..1.
  const stepS = acrossV * scale;
  const stepT = -alongV * scale;
  const perS = Math.abs(stepS) < steady ? 0 : 1 / Math.abs(stepS);
  const perT = Math.abs(stepT) < steady ? 0 : 1 / Math.abs(stepT);
  for (let y = Math.max(0, Math.floor(v - reachV)); y <= bottom; y++) {
    const dv = y + 0.5 - v;
    const rowS = -dv * acrossU * scale;
    const rowT = alongU * dv * scale;
    if ((perS === 0 && Math.abs(rowS) > 1) || (perT === 0 && Math.abs(rowT) > 1)) continue;
    const offS = stepS > 0 ? rowS : -rowS;
    const offT = stepT > 0 ? rowT : -rowT;
    const from = Math.max(
      -reachU,
      perS === 0 ? -reachU : (-1 - offS) * perS,
      perT === 0 ? -reachU : (-1 - offT) * perT,
    );
    const to = Math.min(reachU, perS === 0 ? reachU : (1 - offS) * perS, perT === 0 ? reachU : (1 - offT) * perT);
    const right = Math.min(frame.width - 1, Math.floor(u + to - 0.5));
    for (let x = Math.max(0, Math.ceil(u + from - 0.5)); x <= right; x++) {
      const i = y * frame.width + x;
      if (inverse <= floatAt(frame.inverseDepth, i)) continue;
      const du = x + 0.5 - u;
      const s = rowS + du * stepS;
      const t = curledT(lot, s, rowT + du * stepT);
      const width = halfWidthAt(outline, s, t);
      if (Math.abs(t) > width || isHidden(view, x, y, stand.z, stand.clearZ)) continue;
      if (!lit) lightLeaf(leaves, at, view, stand, leaf);
      lit = true;
      frame.inverseDepth[i] = inverse;
      frame.kind[i] = leafLight.kind;
      if (leaf.fine) shadeBlade(leaves, at, view, outline, s, t, width, color);
      else shadePlain(s);
      frame.color[i * 3] = color[0];
      frame.color[i * 3 + 1] = color[1];
      frame.color[i * 3 + 2] = color[2];
    }
  }
}

function shadePlain(s: number): void {
  const shade = 1 + 0.08 * s;
  color[0] = leafLight.color[0] * shade;
  color[1] = leafLight.color[1] * shade;
  color[2] = leafLight.color[2] * shade;
}
