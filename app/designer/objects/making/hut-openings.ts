import { linearFromHex } from "../../numeric/color.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBeam, addBox, type Placement, type Surface } from "../../stage/mesh.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { blackMetal, shaded } from "./tones.ts";

const glass: Surface = { color: linearFromHex("#20282c"), finish: "metal", bevel: 0.001 };
const trimWidth = 0.07;

/** In a front that faces -z; meters. */
export interface Opening {
  x: number;
  low: number;
  high: number;
  half: number;
  face: number;
}

export function addDoor(
  stage: Stage,
  frame: Placement,
  { x, low, high, half, face }: Opening,
  leaves: 1 | 2,
  boards: Surface,
  trim: Surface,
): void {
  addBox(stage, [x - half, low, face - 0.008], [x + half, high, face + 0.01], shaded(boards, 0.25), frame);
  const wide = (2 * half) / leaves;
  for (let leaf = 0; leaf < leaves; leaf++) {
    const [left, right] = [x - half + leaf * wide + 0.006, x - half + (leaf + 1) * wide - 0.006];
    const count = Math.max(3, Math.round(wide / 0.12));
    const pitch = (right - left) / count;
    for (let i = 0; i < count; i++) {
      const from = left + i * pitch;
      addBox(
        stage,
        [from + 0.0015, low + 0.01, face - 0.022],
        [from + pitch - 0.0015, high - 0.006, face],
        boards,
        frame,
      );
    }
    const ledges = [low + 0.14, high - 0.16];
    for (const y of ledges) {
      addBox(stage, [left + 0.02, y - 0.045, face - 0.04], [right - 0.02, y + 0.045, face - 0.02], trim, frame);
      const hinge = leaf === 0 ? left : right;
      const inwards = leaf === 0 ? 0.26 : -0.26;
      const [from, to] = [Math.min(hinge, hinge + inwards), Math.max(hinge, hinge + inwards)];
      addBox(stage, [from, y - 0.014, face - 0.047], [to, y + 0.014, face - 0.038], blackMetal, frame);
    }
    const [outer, inner] = leaf === 0 ? [left + 0.06, right - 0.06] : [right - 0.06, left + 0.06];
    const [foot = low, head = high] = ledges;
    addBeam(
      stage,
      [outer, foot, face - 0.03],
      [inner, head, face - 0.03],
      { width: 0.085, thickness: 0.018, wide: [0, 1, 0] },
      trim,
      frame,
    );
  }
  const handle = leaves === 2 ? x + 0.06 : x + half - 0.1;
  const y = (low + high) / 2;
  const [from, to] = [frame([handle, y - 0.08, face - 0.07]), frame([handle, y + 0.08, face - 0.07])];
  addCylinder(stage, from, to, [0.009, 0.009], blackMetal, 8);
  addFrame(stage, frame, { x, low, high, half, face }, trim, false);
}

export function addWindow(stage: Stage, frame: Placement, opening: Opening, trim: Surface): void {
  const { x, low, high, half, face } = opening;
  addBox(stage, [x - half, low, face - 0.004], [x + half, high, face + 0.01], glass, frame);
  const y = (low + high) / 2;
  addBox(stage, [x - half, y - 0.012, face - 0.02], [x + half, y + 0.012, face], trim, frame);
  addBox(stage, [x - 0.012, low, face - 0.021], [x + 0.012, high, face], trim, frame);
  addFrame(stage, frame, opening, trim, true);
}

function addFrame(
  stage: Stage,
  frame: Placement,
  { x, low, high, half, face }: Opening,
  trim: Surface,
  hasSill: boolean,
): void {
  for (const side of [-1, 1]) {
    const at = x + side * (half + trimWidth / 2);
    addBox(stage, [at - trimWidth / 2, low, face - 0.03], [at + trimWidth / 2, high, face], trim, frame);
  }
  const wide = half + trimWidth;
  addBox(stage, [x - wide, high, face - 0.034], [x + wide, high + trimWidth, face], trim, frame);
  if (hasSill) addBox(stage, [x - wide - 0.02, low - 0.045, face - 0.06], [x + wide + 0.02, low, face], trim, frame);
}
